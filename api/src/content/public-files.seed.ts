import { readdir, readFile } from 'node:fs/promises';
import type { Seeder } from '../kernel/demo/seeder.ts';
import { storePublicFile } from '../kernel/files/accept-file.ts';
import { openFileStore } from '../kernel/files/store/open-store.ts';

const drawings = new URL('../../seed/public/', import.meta.url);

/** Icons of social media and marks of partners, drawn for this portal, on the public file path. */
export const seedPublicFiles: Seeder = async (tx, { config }) => {
  const store = openFileStore(config);
  for (const name of (await readdir(drawings)).toSorted()) {
    const content = await readFile(new URL(name, drawings));
    await storePublicFile(tx, store, { name, content });
  }
};
