import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { environmentsQuery } from '../api/environments.ts';
import { Refused, send } from '../api/request.ts';
import type { Environment } from '../api/types.ts';
import { actionDone } from '../format/actions.ts';
import { when } from '../format/times.ts';

/** Environment → the move on which the person decides. */
export type Seen = Readonly<Record<string, number>>;

const seenIn = (environments: readonly Environment[]): Seen =>
  Object.fromEntries(environments.map(({ name, move }) => [name, move]));

interface DecisionToSend {
  environment: string;
  /** Last part of the address: `rollback`. */
  path: string;
  /** What this kind of change needs besides; `seen` are the moves that were decided on. */
  body: (seen: Seen) => object;
  onDone: (release: number) => void;
}

/** Why the last try did not go through. */
interface Refusal {
  title: string;
  reasons: readonly string[];
}

const movedBy = (environment: Environment | undefined): string[] => {
  if (!environment?.moved) return [];
  const { by, action, at, reason } = environment.moved;
  return [
    `${environment.name} is at release ${environment.release} now: ${actionDone(action)} by ${by}, ${when(at)} (${reason}).`,
  ];
};

/** Only the answer may be lost: the change may have been made. */
const isUnanswered = ({ status }: Refused): boolean => status === 0 || status >= 500;

/**
 * Sends one change. It names the move that was seen when the dialog opened, so that what others do meanwhile is
 * not overwritten unseen; after a conflict the environments are read anew and the next try counts for them.
 */
export const useDecision = (
  environments: readonly Environment[],
  { environment, path, body, onDone }: DecisionToSend,
) => {
  const client = useQueryClient();
  const [seen, setSeen] = useState(() => seenIn(environments));
  const [refusal, setRefusal] = useState<Refusal>();

  const lookAgain = async (): Promise<string[]> => {
    const now = await client.fetchQuery({ ...environmentsQuery, staleTime: 0 });
    setSeen(seenIn(now.environments));
    const isMoved = ({ name, move }: Environment) => seen[name] !== undefined && seen[name] !== move;
    return now.environments.filter(isMoved).flatMap(movedBy);
  };

  const { mutate, isPending } = useMutation({
    mutationFn: (decision: { reason: string; ticket?: string }) =>
      send<{ release: number }>(`environments/${environment}/${path}`, {
        ...decision,
        seen: seen[environment] ?? 0,
        ...body(seen),
      }),
    onMutate: () => setRefusal(undefined),
    onSuccess: async ({ release }) => {
      await client.invalidateQueries();
      onDone(release);
    },
    onError: async (error) => {
      if (!(error instanceof Refused))
        return setRefusal({ title: 'It did not go through', reasons: [error.message] });
      if (isUnanswered(error))
        return setRefusal({
          title: 'It is not known whether it was done',
          reasons: [
            ...error.reasons,
            'Send it again: if it was done, you read so, and it is not done twice.',
          ],
        });
      if (error.status !== 409)
        return setRefusal({ title: 'Refused: nothing was changed', reasons: error.reasons });
      const news = await lookAgain().catch(() => []);
      setRefusal({
        title: 'Somebody else was faster: nothing was changed',
        reasons: [
          ...(news.length > 0 ? news : error.reasons),
          'What you typed is kept. Look whether it still holds, then send it again.',
        ],
      });
    },
  });
  return { decide: mutate, isPending, refusal };
};
