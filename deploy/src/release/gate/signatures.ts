import { faultOfBuild } from '../../signing/documents.ts';
import { type Draft, pinnedBuilds } from '../draft.ts';

/** Every pinned build is signed by a publisher who is trusted. */
export const checkSignatures = async (store: string, draft: Draft): Promise<string[]> => {
  const faults = await Promise.all(
    pinnedBuilds(draft).map(([, { app, version }]) => faultOfBuild(store, app, version)),
  );
  return faults.filter((fault) => fault !== undefined);
};
