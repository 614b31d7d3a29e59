import type { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { S3Setting } from '../../config/s3-setting.ts';

export type S3Library = typeof import('@aws-sdk/client-s3');

const CONNECT_MS = 3000;
/** After so long without a byte a request fails; the library's own limit for a whole request only warns. */
const QUIET_MS = 10_000;
const ATTEMPTS = 2;
/** What went wrong is thrown and logged where it is handled; the library would write to the console. */
const silent = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };

/** HTTP status of a refused call; 0 where there was no answer. */
export const statusOf = (error: unknown): number =>
  (error as Partial<S3ServiceException> | undefined)?.$metadata?.httpStatusCode ?? 0; // if it is the library's

/** The library is loaded at the first use only: it costs 20 MB. */
export const openS3 = async (
  setting: S3Setting,
  quietMs = QUIET_MS,
): Promise<{ library: S3Library; client: S3Client }> => {
  const library = await import('@aws-sdk/client-s3');
  const { endpoint, region, credentials } = setting;
  const client = new library.S3Client({
    region,
    ...(credentials && { credentials }),
    // Stores beside Amazon's have one host name for all buckets.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    maxAttempts: ATTEMPTS,
    logger: silent,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: quietMs },
    // Our own hashes show whether bytes are whole; not every store knows the library's newer sums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { library, client };
};
