import { REVIEWER } from '@portal/contracts';
import type { FundRecord } from '../../funds/index.ts';
import type { Db } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { problem } from '../../kernel/http/problem.ts';
import type { QueueScope } from './queue-condition.db.ts';

type Fund = Pick<FundRecord, 'id' | 'fundType' | 'assignmentMode'>;

/** `fund` is a fund id, a fund type, or `all`. @throws not_found. */
export const queueScope = async (db: Db, { actor, meta }: Caller, fund: string): Promise<QueueScope> => {
  const funds = await db<Fund[]>`select id, fund_type, assignment_mode from funds order by id`;
  const wanted = fund === 'all' ? funds : funds.filter((one) => one.id === fund || one.fundType === fund);
  if (wanted.length === 0 && fund !== 'all') throw problem('not_found');
  const idsOf = (mode: Fund['assignmentMode']): string[] =>
    wanted.filter(({ assignmentMode }) => assignmentMode === mode).map(({ id }) => id);
  return {
    userId: actor.id,
    timeZone: meta.timeZone,
    fundIds: fund === 'all' ? undefined : wanted.map((one) => one.id),
    isReviewer: actor.role === REVIEWER,
    assignedFundIds: idsOf('ASSIGNED'),
    openFundIds: idsOf('OPEN'),
  };
};
