import type { Contract } from '../documents/schemas.ts';
import { findContract, listBuilds } from '../store/builds.ts';

/** One published build of an app in short. */
interface PublishedBuild {
  version: string;
  builtAt: string;
  /** The commit that was built first; the same sources may be in others. Absent outside a git checkout. */
  source?: NonNullable<Contract['source']>;
}

/** The published builds of an app, newest first. */
export const publishedBuilds = async (store: string, app: string, most?: number): Promise<PublishedBuild[]> =>
  Promise.all(
    (await listBuilds(store, app)).slice(0, most).map(async (build) => {
      const { version, builtAt } = build;
      const contract = await findContract(store, build).catch(() => undefined);
      return { version, builtAt, ...(contract?.source && { source: contract.source }) };
    }),
  );

/** `built 2026-11-27T02:26:18.015Z from 3f9a0c1d of Amina Hassan, with uncommitted changes` */
export const builtText = ({ builtAt, source }: PublishedBuild): string => {
  if (!source) return `built ${builtAt}`;
  const changes = source.isDirty ? ', with uncommitted changes' : '';
  return `built ${builtAt} from ${source.commit.slice(0, 8)} of ${source.author}${changes}`;
};
