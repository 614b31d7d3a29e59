import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Config, ConfigError } from '../config/config.ts';
import { DiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';

/** The store that `FILES_URL` names; without it `files` in the data directory. */
export const openFileStore = (config: Pick<Config, 'filesUrl' | 'dataDirectory'>): FileStore => {
  const { filesUrl, dataDirectory } = config;
  if (filesUrl === undefined) return new DiskStore(join(dataDirectory, 'files'));
  if (filesUrl.startsWith('file:')) return new DiskStore(fileURLToPath(filesUrl));
  throw new ConfigError(`FILES_URL refused: this version keeps files on a disk, as file:///some/directory`);
};
