import { roleLabel } from '@portal/contracts';
import type { Move } from '../api/history.ts';
import { shareText } from '../format/texts.ts';

const releases = ({ from, to }: Pick<Move, 'from' | 'to'>): string => {
  if (from === null) return `first, ${to}`;
  return from === to ? `${to}` : `${from} to ${to}`;
};

/** `144 to 143, cms on`, of a canary `144 to 145, review 0.1.0-3f9a0c1d, 10%`; the first release of an environment comes from none. */
export const movedFromTo = ({
  canary,
  what,
  ...move
}: Pick<Move, 'from' | 'to' | 'canary' | 'what'>): string => {
  if (!canary) return [releases(move), ...(what ? [what] : [])].join(', ');
  const { build, share, groups } = canary;
  const people = share > 0 || !groups ? [shareText(share).toLowerCase()] : [];
  const roles = share === 0 && groups?.length === 0 ? ['by link'] : (groups?.map(roleLabel) ?? []);
  return [releases(move), build.replace('@', ' '), ...people, ...roles].join(', ');
};

/** What was known of the set: its check, and its tests by then. */
export const checkedText = ({ check, tests }: Pick<Move, 'check' | 'tests'>): string => {
  if (!check && !tests) return 'No new set';
  if (!tests || tests === 'untested') return check ? 'Passed, untested' : 'Untested';
  const all = tests.passed + tests.failed;
  return tests.failed > 0 ? `Tests ${tests.passed}/${all}` : `Passed, ${tests.passed}/${all}`;
};
