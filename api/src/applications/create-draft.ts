import { BENEFICIARY } from '@portal/contracts';
import type { Draft } from '@portal/contracts/applications/application.schemas';
import { isOpen } from '@portal/contracts/funds/rules';
import { type FundRecord, findFund } from '../funds/index.ts';
import { about, recordAudit } from '../kernel/audit/record-audit.ts';
import { newId, type Pool, type Tx, transaction } from '../kernel/database/db.ts';
import type { Caller } from '../kernel/http/caller.ts';
import { orNotFound, problem } from '../kernel/http/problem.ts';
import { refuseSecondApplication } from './application-in-progress.ts';
import { storedDraft } from './draft-view.ts';
import {
  findEmptyDraftForOther,
  findOwnDraft,
  insertDraftForOther,
  insertOwnDraft,
  userKey,
} from './drafts.db.ts';
import { recordEvent } from './record/events.db.ts';

/** A beneficiary applies for itself, staff for somebody else. @throws forbidden for the other way round. */
const entersForOther = ({ actor }: Caller, asked: boolean | undefined): boolean => {
  const isStaff = actor.role !== BENEFICIARY;
  if (asked !== undefined && asked !== isStaff) throw problem('forbidden');
  return isStaff;
};

const recordBeginning = async (tx: Tx, caller: Caller, fund: FundRecord, id: string): Promise<void> => {
  await recordEvent(tx, { id, status: null, version: 1 }, 'CREATE', caller.actor, { to: 'DRAFT' });
  await recordAudit(tx, caller, 'CREATE', about('APPLICATION', 'application', id, fund.title.en));
};

/** @returns the id of the draft that is there now, begun just now or before. */
const begin = async (tx: Tx, caller: Caller, fund: FundRecord, forOther: boolean): Promise<string> => {
  const { actor } = caller;
  const id = newId('app');
  if (forOther) {
    const empty = await findEmptyDraftForOther(tx, fund.id, actor.id);
    if (empty !== undefined) return empty;
    await insertDraftForOther(tx, id, fund, actor);
  } else {
    await refuseSecondApplication(tx, userKey(actor.id), fund.id);
    if (!(await insertOwnDraft(tx, id, fund, actor))) {
      const present = await findOwnDraft(tx, fund.id, actor.id);
      if (present === undefined) throw problem('invalid_state'); // sent or deleted this very moment
      return present;
    }
  }
  await recordBeginning(tx, caller, fund, id);
  return id;
};

/**
 * Begins a draft, or answers the one that is there.
 * @throws not_found, fund_closed, forbidden, application_in_progress; invalid_state for one that is gone this very moment.
 */
export const createDraft = (
  db: Pool,
  caller: Caller,
  asked: { fundId: string; isOnBehalf?: boolean },
): Promise<Draft> =>
  transaction(db, async (tx) => {
    const forOther = entersForOther(caller, asked.isOnBehalf);
    const fund = await orNotFound(findFund(tx, asked.fundId));
    if (!isOpen(fund, new Date(fund.readAt))) throw problem('fund_closed');
    return storedDraft(tx, await begin(tx, caller, fund, forOther));
  });
