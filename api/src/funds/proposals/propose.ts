import type { FundProposal } from '@portal/contracts/funds/fund-proposals';
import { findProposal, otherSuperUsers } from '../../identity/index.ts';
import { about, recordAudit } from '../../kernel/audit/record-audit.ts';
import type { Tx } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { orNotFound } from '../../kernel/http/problem.ts';
import { mailPerson } from '../../kernel/mail/enqueue-mail.ts';
import { textOf } from '../locales/messages.ts';
import type { FundRecord } from '../record/funds.db.ts';
import { proposalView } from './proposal-view.ts';
import { fundProposals, insertProposal, type ProposalRecord, type Proposed } from './proposals.db.ts';

/** Keeps a checked change of a locked fund for a second person, and notifies those who may be it. */
export const propose = async (
  tx: Tx,
  caller: Caller,
  fund: FundRecord,
  proposed: Proposed,
): Promise<FundProposal> => {
  const { actor } = caller;
  const id = await insertProposal(tx, fund.id, actor.id, proposed);
  const stored = await orNotFound(findProposal<ProposalRecord>(tx, fundProposals, id));
  const view = proposalView(stored, actor);
  for (const { email, firstName, language } of await otherSuperUsers(tx, actor.id))
    await mailPerson(tx, { email, firstName, language }, 'fund-proposal', {
      fundTitle: fund.title[language] ?? fund.title.en,
      proposedBy: `${actor.firstName} ${actor.lastName}`,
      what: view.amount
        ? `${view.amount.amount} ${view.amount.currency} (${view.reference})`
        : textOf('funds.detailsChange')[language],
    });
  const what = about('FUND', 'fund-proposal', id, fund.title.en);
  await recordAudit(tx, caller, 'CREATE', what, proposed.changes);
  return view;
};
