import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';
import type { FundProposal } from './schemas.ts';

const usd = (amount: string) => ({ amount, currency: 'USD' });

const pending: FundProposal = {
  id: 'prp_3m9x2hfd8v5tk7wq4n6z',
  fundId: 'fund_base',
  fundTitle: { en: 'Base Fund', fr: 'Fonds de base' },
  kind: 'BALANCE',
  state: 'PENDING',
  process: 'CONTRIBUTION',
  amount: usd('5000000.00'),
  balanceBefore: usd('13930000.00'),
  balanceAfter: usd('18930000.00'),
  reference: 'GA-2026-07',
  note: null,
  changes: [{ field: 'balance', old: '13930000.00', new: '18930000.00' }],
  proposedBy: { userId: 'usr_7kq2v9wd4m6xt3hf8n5z', name: 'Kwabena Asante' },
  proposedAt: '2026-11-21T08:30:00.000Z',
  expiresAt: '2026-12-05T08:30:00.000Z',
  decidedBy: null,
  decidedAt: null,
  decisionNote: null,
  may: { decide: true, withdraw: false },
};

export const fundProposalsDocumentation: readonly Documentation[] = [
  documentation(calls.listFundProposals, {
    description:
      'What managers proposed, and what moves more money than one person may, with before and after.',
    query: { state: ['PENDING'] },
    answer: { data: [pending], message: '', total: 1, page: 1, pageSize: 10 },
  }),
  documentation(calls.decideFundProposal, {
    description:
      'Only a super user other than the proposer approves or rejects; an approval carries the change out at once and ' +
      'names both persons in the ledger. The proposer may take it back.',
    params: { id: pending.id },
    body: { decision: 'APPROVE', note: 'Agreement seen.' },
    answer: {
      data: {
        ...pending,
        state: 'APPROVED',
        decidedBy: { userId: 'usr_5hf8n3zk7q2v9wd4m6xt', name: 'Nomvula Dlamini' },
        decidedAt: '2026-11-21T10:00:00.000Z',
        decisionNote: 'Agreement seen.',
        may: { decide: false, withdraw: false },
      },
      message: 'The proposal was approved and carried out.',
    },
  }),
];
