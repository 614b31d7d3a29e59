import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';
import type { ApiClient } from './schemas.ts';

const client: ApiClient = {
  id: 'cli_3m9x2hfd8v5tk7wq4n6z',
  name: 'Statistics office',
  scopes: ['dashboard:read', 'funds:read'],
  createdBy: 'Nomvula Dlamini',
  createdAt: '2026-11-01T08:30:00.000Z',
  expiresAt: '2027-11-01T00:00:00.000Z',
  revokedAt: null,
  lastUsedAt: '2026-11-21T08:30:00.000Z',
  oldSecretUntil: null,
  state: 'ACTIVE',
};

export const apiClientsDocumentation: readonly Documentation[] = [
  documentation(calls.issueToken, {
    description:
      'For other systems, not for people: no cookie, no second factor, reading only. The body is a form as RFC 6749 has ' +
      'it, or JSON; id and secret stand in it or in the Basic header. The token goes with every call as a bearer token, ' +
      'ends after 15 minutes, and at once when the client is revoked. Every use is written to the log.',
    body: {
      grant_type: 'client_credentials',
      client_id: client.id,
      client_secret: 'afs_the-secret-that-was-told-once',
      scope: 'dashboard:read',
    },
    answer: {
      access_token: 'afc_a-token-that-nobody-can-guess',
      token_type: 'Bearer',
      expires_in: 900,
      scope: 'dashboard:read',
    },
  }),
  documentation(calls.listApiClients, {
    description: 'Every system that has, or had, a secret, with what it may read and when it last did.',
    answer: { data: [client], message: '' },
  }),
  documentation(calls.createApiClient, {
    description: 'The secret is in this answer and nowhere else afterwards: only its hash is kept.',
    body: { name: client.name, scopes: client.scopes, expiresAt: '2027-11-01T00:00:00Z' },
    answer: {
      data: { client, secret: 'afs_the-secret-that-was-told-once' },
      message: 'The client was made. Copy its secret now: it is not shown again.',
    },
  }),
  documentation(calls.rotateApiClient, {
    description: 'The old secret works beside the new one for the hours given, 24 when none are.',
    params: { id: client.id },
    body: { overlapHours: 48 },
    answer: {
      data: {
        client: { ...client, oldSecretUntil: '2026-11-23T08:30:00.000Z' },
        secret: 'afs_the-secret-that-was-told-once',
      },
      message: 'The client has a new secret. Copy it now: it is not shown again.',
    },
  }),
  documentation(calls.revokeApiClient, {
    description: 'Its secrets and its tokens stop working with the next call. A new client is made instead.',
    params: { id: client.id },
    answer: {
      data: { ...client, revokedAt: '2026-11-21T09:00:00.000Z', state: 'REVOKED' },
      message: 'The client was revoked.',
    },
  }),
];
