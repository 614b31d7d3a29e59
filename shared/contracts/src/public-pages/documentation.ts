import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';

export const publicPagesDocumentation: readonly Documentation[] = [
  documentation(calls.getPublicRevision, {
    description:
      'For caches of public pages: the same revision means that content, questions, partners, offices, published files and the facts of the funds are as they were, and that no fund has opened or closed by the clock. Votes on questions and balances do not move it.',
    answer: { data: { revision: '118.2', changedAt: '2026-06-03T08:15:00.000Z' }, message: '' },
  }),
];
