// Written by `pnpm calls` from src/identity/api-clients.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/identity/api-clients.ts';

/** Lets another system read; its secret is told once. */
export const createApiClient: CallOf<typeof declared.createApiClient> = { id: 'createApiClient', method: 'POST', path: '/api-clients' };

/** A short-lived token for another system (OAuth 2.0 client credentials). */
export const issueToken: CallOf<typeof declared.issueToken> = { id: 'issueToken', method: 'POST', path: '/auth/token' };

/** Other systems that may read. */
export const listApiClients: CallOf<typeof declared.listApiClients> = { id: 'listApiClients', method: 'GET', path: '/api-clients' };

/** Ends what another system may read, at once and for good. */
export const revokeApiClient: CallOf<typeof declared.revokeApiClient> = { id: 'revokeApiClient', method: 'POST', path: '/api-clients/:id/revoke' };

/** Gives another system a new secret; the old one works on for a while. */
export const rotateApiClient: CallOf<typeof declared.rotateApiClient> = { id: 'rotateApiClient', method: 'POST', path: '/api-clients/:id/rotate' };
