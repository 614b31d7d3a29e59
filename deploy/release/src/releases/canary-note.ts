import type { ReleaseDocument } from '@portal/platform/release';
import { wholeShare } from '../canary/visitor-bucket.ts';
import type { Note } from '../store/history.ts';

type Remotes = Pick<ReleaseDocument, 'remotes'>;

/** What the history says of the canary of a remote: its build, and who gets it from a change on. */
export const canaryNote = (
  area: string | undefined,
  before: Remotes | undefined,
  after: Remotes,
): Pick<Note, 'canary'> => {
  const remote = area === undefined ? undefined : after.remotes[area];
  const build = remote?.canary?.build ?? (area && before?.remotes[area]?.canary?.build);
  if (!remote || !build) return {};
  const ended = remote.pin === build ? wholeShare : 0;
  const { share = ended, groups } = remote.canary ?? {};
  return { canary: { build, share, ...(groups && { groups }) } };
};
