import type { EnvironmentReader } from './environment-reader.ts';
import { faultOfS3Address, type S3Credentials, type S3Setting, s3SettingFrom } from './s3-setting.ts';

interface FilesConfig {
  /** `file:` directory or `s3:` address; absent: `files` in the data directory. */
  filesUrl?: string;
  /** With an `s3:` address. */
  filesCredentials?: S3Credentials;
}

const fileFault = (url: URL): string | undefined =>
  url.host === '' ? undefined : 'must have three slashes, as file:///some/directory';

/** Reads `FILES_URL` and, for an object store, `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_SESSION_TOKEN`. */
export const readFilesSetting = (read: EnvironmentReader): FilesConfig => {
  const filesUrl = read.url('FILES_URL', ['file:', 's3:']);
  if (filesUrl === undefined) return {};
  const url = new URL(filesUrl);
  const isS3 = url.protocol === 's3:';
  const fault = isS3 ? faultOfS3Address(url) : fileFault(url);
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
  return s3SettingFrom(new URL(filesUrl), filesCredentials);
};
