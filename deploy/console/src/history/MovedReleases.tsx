import { Link } from '@portal/ui';
import { Link as RouterLink } from 'react-router-dom';
import type { Move } from '../api/history.ts';
import { movedFromTo } from './move-texts.ts';

/** Moves that give people other builds. */
const changesBuilds = ['pin', 'promote', 'rollback', 'remove', 'canary-finish'];

/** From which release to which, and on to what differs between the two. */
export const MovedReleases = ({ move }: { move: Move }) => {
  const { environment, action, from, to } = move;
  if (from === null || from === to || !changesBuilds.includes(action)) return movedFromTo(move);
  const query = new URLSearchParams({ environment, from: `${from}`, to: `${to}` });
  return (
    <Link asChild>
      <RouterLink to={`/compare?${query}`}>{movedFromTo(move)}</RouterLink>
    </Link>
  );
};
