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
  /** Absent: those of the machine, as the library finds and renews them. */
  credentials?: S3Credentials;
}

const known = new Set(['endpoint', 'region']);

/** What is wrong with an `s3:` address, in words that follow the name of its setting. */
export const faultOfS3Address = (url: URL): string | undefined => {
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

/** @param url without a fault */
export const s3SettingFrom = (url: URL, credentials?: S3Credentials): S3Setting => {
  const path = url.pathname.replace(/^\/+|\/+$/g, '');
  const endpoint = url.searchParams.get('endpoint');
  return {
    bucket: url.host,
    prefix: path === '' ? '' : `${path}/`,
    ...(endpoint === null ? {} : { endpoint }),
    region: url.searchParams.get('region') ?? 'us-east-1',
    ...(credentials && { credentials }),
  };
};
