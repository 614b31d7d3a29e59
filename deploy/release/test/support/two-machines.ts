import { bucketOf } from '../../src/store/bucket.ts';
import { refresh, upload } from '../../src/store/shared-store.ts';
import { bucketServer } from './bucket-server.ts';
import { emptyFolder, storeWith } from './store.ts';

/** A bucket with the release of two remotes, and the folders of two machines that share it. */
export const twoMachines = async () => {
  const one = await storeWith({ app: 'review' }, { app: 'cms' });
  const server = await bucketServer();
  await upload(one);
  const other = emptyFolder();
  await refresh(other);
  return { one, other, server };
};

export const bucket = () => {
  const found = bucketOf(process.env);
  if (!found) throw new Error('No bucket is set.');
  return found;
};
