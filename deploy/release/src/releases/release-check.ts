import { combinationsOf, viewOf } from '../canary/release-views.ts';
import { checkSet, ReleaseRefusal } from './check-set.ts';
import type { Draft } from './checks/draft-release.ts';
import type { Finding } from './checks/finding.ts';

/** Judges every set of builds that a visitor may get: the pins, and each canary in the place of its pin. @throws ReleaseRefusal */
export const checkRelease = async (store: string, draft: Draft): Promise<void> => {
  const found = new Map<string, Finding>();
  for (const areas of combinationsOf(draft))
    for (const finding of await checkSet(store, viewOf(draft, areas))) found.set(finding.message, finding);
  if (found.size > 0) throw new ReleaseRefusal([...found.values()]);
};
