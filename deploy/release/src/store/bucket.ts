import { setTimeout as pause } from 'node:timers/promises';
import { faultOfS3Address, openS3, s3SettingFrom, statusOf } from '@portal/api/s3';

/** Somebody else wrote the object meanwhile. */
export class WriteConflict extends Error {
  override name = 'WriteConflict';
}

interface StoredObject {
  bytes: Buffer;
  etag: string;
}

type S3 = Awaited<ReturnType<typeof openS3>>;

/** What an object must be when it is written: absent, or as it was when its ETag was read. */
export type Expected = { absent: true } | { etag: string };

/** An S3-compatible bucket with conditional writes; names are relative to the prefix of its address. */
export interface Bucket {
  /** Every name with its ETag. */
  list(): Promise<Map<string, string>>;
  /** @param known ETag: an object that still has it is not fetched, and `unchanged` is returned */
  get(name: string, known?: string): Promise<StoredObject | 'unchanged' | undefined>;
  /** @returns the new ETag. @throws WriteConflict when the object is not as expected */
  put(name: string, bytes: Buffer, expected: Expected): Promise<string>;
  remove(name: string): Promise<void>;
}

/** By the name of an error what it means, where its own message speaks of settings of the library. */
const plainly: Readonly<Record<string, string>> = {
  TimeoutError: 'no answer',
  CredentialsProviderError:
    'there is no key; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or give the machine a role',
};

const unreachable = (address: string, cause: unknown): Error => {
  const { name, message } = cause as Error;
  const why = plainly[name] ?? (message || 'no answer');
  return new Error(`The release store ${address} cannot be used: ${why.replace(/\.*$/, '.')}`, { cause });
};

/** Before each next try of what the store had no time for: nearly eight seconds in all. */
const waitsMs = [250, 500, 1_000, 2_000, 4_000];

/** Tries again: some stores refuse who asks too fast, or writes one object twice within a second. */
const patiently = async <T>(work: () => Promise<T>): Promise<T> => {
  for (const waitMs of waitsMs) {
    try {
      return await work();
    } catch (error) {
      if (![429, 503].includes(statusOf(error))) throw error;
      await pause(waitMs);
    }
  }
  return work();
};

const setting = 'RELEASE_STORE_URL';

/** @throws with the name of the setting at fault */
const openBucket = (address: string, env: NodeJS.ProcessEnv): Bucket => {
  const url = URL.parse(address);
  const fault = url?.protocol === 's3:' ? faultOfS3Address(url) : 'must be an s3: address';
  if (!url || fault) throw new Error(`${setting} ${fault}`);
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!accessKeyId !== !secretAccessKey)
    throw new Error('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are set together or not at all');
  const { AWS_SESSION_TOKEN: sessionToken } = env;
  // Without a key it is the machine's: the library renews one that ends.
  const key = accessKeyId &&
    secretAccessKey && { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) };
  const given = s3SettingFrom(url, key || undefined);
  const opening = openS3(given);
  const shown = `s3://${given.bucket}/${given.prefix}`;
  const at = (name: string) => ({ Bucket: given.bucket, Key: `${given.prefix}${name}` });

  /** @param expected the answer for each status that is no fault of the store */
  const ask = async <T>(work: (s3: S3) => Promise<T>, expected: Record<number, T> = {}): Promise<T> => {
    try {
      const s3 = await opening;
      return await patiently(() => work(s3));
    } catch (error) {
      const status = statusOf(error);
      if (status in expected) return expected[status] as T;
      throw unreachable(shown, error);
    }
  };

  return {
    list: () =>
      ask(async ({ library, client }) => {
        const found = new Map<string, string>();
        const input = { Bucket: given.bucket, Prefix: given.prefix };
        for await (const page of library.paginateListObjectsV2({ client }, input))
          for (const { Key: key, ETag: etag } of page.Contents ?? [])
            if (key && etag) found.set(key.slice(given.prefix.length), etag);
        return found;
      }),
    get: (name, known) =>
      ask<StoredObject | 'unchanged' | undefined>(
        async ({ library, client }) => {
          const input = { ...at(name), ...(known !== undefined && { IfNoneMatch: known }) };
          const found = await client.send(new library.GetObjectCommand(input));
          const bytes = Buffer.from((await found.Body?.transformToByteArray()) ?? []);
          return { bytes, etag: found.ETag ?? '' };
        },
        { 304: 'unchanged', 404: undefined },
      ),
    put: async (name, bytes, expected) => {
      const condition = 'absent' in expected ? { IfNoneMatch: '*' } : { IfMatch: expected.etag };
      const input = { ...at(name), Body: bytes, ContentType: 'application/octet-stream', ...condition };
      const etag = await ask<string | undefined>(
        async ({ library, client }) => (await client.send(new library.PutObjectCommand(input))).ETag ?? '',
        // 409: another conditional write of the same object is under way.
        { 404: undefined, 409: undefined, 412: undefined },
      );
      if (etag === undefined) throw new WriteConflict(`${name} was written by somebody else`);
      return etag;
    },
    remove: async (name) => {
      await ask(({ library, client }) => client.send(new library.DeleteObjectCommand(at(name))));
    },
  };
};

const opened = new Map<string, Bucket>();

/** The bucket of `RELEASE_STORE_URL`; `undefined` where the store is a folder only. */
export const bucketOf = (env: NodeJS.ProcessEnv): Bucket | undefined => {
  const address = env.RELEASE_STORE_URL;
  if (!address) return undefined;
  const bucket = opened.get(address) ?? openBucket(address, env);
  opened.set(address, bucket);
  return bucket;
};
