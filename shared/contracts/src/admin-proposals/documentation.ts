import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';
import type { AdminProposal } from './schemas.ts';

/** Whom the examples are about. */
export const pendingAdmin: AdminProposal = {
  id: 'apr_3m9x2hfd8v5tk7wq4n6z',
  firstName: 'Thandi',
  lastName: 'Khumalo',
  email: 'thandi.khumalo@example.org',
  countryCode: 'ZA',
  state: 'PENDING',
  proposedBy: { userId: 'usr_5hf8n3zk7q2v9wd4m6xt', name: 'Nomvula Dlamini' },
  proposedAt: '2026-11-21T08:30:00.000Z',
  expiresAt: '2026-12-05T08:30:00.000Z',
  decidedBy: null,
  decidedAt: null,
  decisionNote: null,
  may: { decide: true, withdraw: false },
};

export const adminProposalsDocumentation: readonly Documentation[] = [
  documentation(calls.listAdminProposals, {
    description: 'Proposals that are still to be decided. After 14 days one ends by itself.',
    query: { page: 1, pageSize: 10 },
    answer: { data: [pendingAdmin], message: '', total: 1, page: 1, pageSize: 10 },
  }),
  documentation(calls.decideAdminProposal, {
    description:
      'Only an Admin other than the proposer approves or rejects; an approval makes the account and mails the ' +
      'invitation at once. The proposer may take it back.',
    params: { id: pendingAdmin.id },
    body: { decision: 'APPROVE', note: 'Agreed by the board.' },
    answer: {
      data: {
        ...pendingAdmin,
        state: 'APPROVED',
        decidedBy: { userId: 'usr_7kq2v9wd4m6xt3hf8n5z', name: 'Themba Maseko' },
        decidedAt: '2026-11-21T10:00:00.000Z',
        decisionNote: 'Agreed by the board.',
        may: { decide: false, withdraw: false },
      },
      message: 'The Admin was approved and invited by e-mail.',
    },
  }),
];
