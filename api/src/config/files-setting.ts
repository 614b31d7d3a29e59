import type { EnvironmentReader } from './environment-reader.ts';

/** The key of an S3-compatible store, from the environment only: never part of an address. */
export interface S3Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

export interface S3Setting {
  bucket: string;
  /** Empty, or ending in a slash. */
  prefix: string;
  /** Absent: Amazon's own for the region. */
  endpoint?: string;
  region: string;
  credentials: S3Credentials;
}

interface FilesConfig {
  filesUrl?: string;
  filesCredentials?: S3Credentials;
}

const known = new Set(['endpoint', 'region']);

/** What is wrong with an `s3:` address, in words that end the sentence "FILES_URL …". */
const faultOf = (url: URL): string | undefined => {
  const endpoint = url.searchParams.get('endpoint');
  if (url.username !== '' || url.password !== '') return 'must not hold a key: use AWS_ACCESS_KEY_ID';
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.host))
    return 'must name a bucket, as s3://bucket/prefix';
  if ([...url.searchParams.keys()].some((name) => !known.has(name)))
    return 'knows only endpoint and region after the question mark';
  if (endpoint !== null && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    return 'must have an http or https address as endpoint';
  return undefined;
};

const fileFault = (url: URL): string | undefined =>
  url.host === '' ? undefined : 'must have three slashes, as file:///some/directory';

/** Reads `FILES_URL` and, for an object store, `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_SESSION_TOKEN`. */
export const readFilesSetting = (read: EnvironmentReader): FilesConfig => {
  const filesUrl = read.url('FILES_URL', ['file:', 's3:']);
  if (filesUrl === undefined) return {};
  const url = new URL(filesUrl);
  const isS3 = url.protocol === 's3:';
  const fault = isS3 ? faultOf(url) : fileFault(url);
  if (fault !== undefined) read.problems.push(`FILES_URL ${fault}`);
  if (!isS3) return { filesUrl };
  return {
    filesUrl,
    filesCredentials: {
      accessKeyId: read.required('AWS_ACCESS_KEY_ID', 'with an object store in FILES_URL'),
      secretAccessKey: read.required('AWS_SECRET_ACCESS_KEY', 'with an object store in FILES_URL'),
      ...read.optional('sessionToken', read.text('AWS_SESSION_TOKEN', '') || undefined),
    },
  };
};

/** The object store of a configuration; undefined for a directory. */
export const s3SettingOf = ({ filesUrl, filesCredentials }: FilesConfig): S3Setting | undefined => {
  if (!filesUrl?.startsWith('s3:') || !filesCredentials) return undefined;
  const url = new URL(filesUrl);
  const path = url.pathname.replace(/^\/+|\/+$/g, '');
  const endpoint = url.searchParams.get('endpoint');
  return {
    bucket: url.host,
    prefix: path === '' ? '' : `${path}/`,
    ...(endpoint === null ? {} : { endpoint }),
    region: url.searchParams.get('region') ?? 'us-east-1',
    credentials: filesCredentials,
  };
};
