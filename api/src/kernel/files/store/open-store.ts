import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../config/config.ts';
import { s3SettingOf } from '../../config/files-setting.ts';
import { diskObjects } from './disk-objects.ts';
import { type FileStore, fileStore } from './file-store.ts';
import { s3Objects } from './s3-objects.ts';
import { openStaging } from './staging.ts';

/** The store that `FILES_URL` names; without it `files` in the data directory. Nothing is opened yet. */
export const openFileStore = (
  config: Pick<Config, 'filesUrl' | 'filesCredentials' | 'dataDirectory'>,
): FileStore => {
  const { filesUrl, dataDirectory } = config;
  const s3 = s3SettingOf(config);
  if (s3) {
    const staging = openStaging(join(dataDirectory, 'incoming'));
    return fileStore(s3Objects(s3, staging), staging);
  }
  const root = filesUrl === undefined ? join(dataDirectory, 'files') : fileURLToPath(filesUrl);
  // On the same file system as what is kept, so that keeping is a rename.
  return fileStore(diskObjects(root), openStaging(join(root, 'incoming')));
};
