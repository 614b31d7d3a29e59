import { type Static, Type } from 'typebox';
import { result } from '../envelopes.ts';
import { operation } from '../operation.ts';
import { closed } from '../schema-parts.ts';

export const PublicRevision = closed({
  /** Moves with every change of what visitors read, and when a fund opens or closes by the clock; compare it, nothing else. */
  revision: Type.String({ maxLength: 20 }),
  changedAt: Type.String(),
});
export type PublicRevision = Static<typeof PublicRevision>;

export const getPublicRevision = operation('getPublicRevision', 'GET', '/public-pages/revision', {
  permission: 'public',
  summary: 'A mark that moves with everything that public pages show',
  description:
    'For caches of public pages: the same revision means that content, questions, partners, offices, published files and the facts of the funds are as they were, and that no fund has opened or closed by the clock. Votes on questions and balances do not move it.',
  response: result(PublicRevision),
  errors: [],
});
