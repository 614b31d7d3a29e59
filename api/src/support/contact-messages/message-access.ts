import { answersVisitors } from '@portal/contracts/access/permissions';
import type { Actor } from '../../kernel/http/caller.ts';
import { problem } from '../../kernel/http/problem.ts';

/** The facts of a person that decide which messages they may read. */
export type Reader = Pick<Actor, 'id' | 'role' | 'isChatAgent'>;

/** @throws Problem forbidden for reviewers who are no chat agents. */
export const requireAnswerer = ({ actor }: { actor: Reader }): void => {
  if (!answersVisitors(actor)) throw problem('forbidden');
};
