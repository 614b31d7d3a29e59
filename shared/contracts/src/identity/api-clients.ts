import { type Static, Type } from 'typebox';
import { scopes } from '../access/permissions.ts';
import { instantText, text } from '../fields.ts';
import { operation, result } from '../operation.ts';
import { closed, Id, Instant, Nullable } from '../schema-parts.ts';

/** RFC 6749, section 4.4: as a form or as JSON; the client's id and secret here or as HTTP Basic. */
export const TokenBody = closed({
  grant_type: Type.String({ maxLength: 100 }),
  client_id: Type.Optional(Type.String({ maxLength: 64 })),
  client_secret: Type.Optional(Type.String({ maxLength: 200 })),
  /** Names with blanks between them; all that the client has when absent. */
  scope: Type.Optional(Type.String({ maxLength: 1000 })),
});
export type TokenRequest = Static<typeof TokenBody>;

export const IssuedTokenSchema = Type.Object({
  access_token: Type.String(),
  token_type: Type.Literal('Bearer'),
  /** Seconds. */
  expires_in: Type.Integer(),
  scope: Type.String(),
});
export type IssuedToken = Static<typeof IssuedTokenSchema>;

export const ApiClientSchema = Type.Object({
  id: Id,
  name: Type.String(),
  scopes: Type.Array(Type.Enum(scopes)),
  /** Who got its newest secret; once that account is closed the client is suspended. */
  createdBy: Type.String(),
  createdAt: Instant,
  /** Null for an old one that was made without an end. */
  expiresAt: Nullable(Instant),
  revokedAt: Nullable(Instant),
  lastUsedAt: Nullable(Instant),
  /** Until when the secret before the last rotation still works. */
  oldSecretUntil: Nullable(Instant),
  state: Type.Enum(['ACTIVE', 'SUSPENDED', 'EXPIRED', 'REVOKED'] as const),
});
export type ApiClient = Static<typeof ApiClientSchema>;

/** The secret is shown once and kept as a hash only. */
export const ApiClientSecretSchema = Type.Object({ client: ApiClientSchema, secret: Type.String() });
export type ApiClientSecret = Static<typeof ApiClientSecretSchema>;
export const ApiClientSecretResult = result(ApiClientSecretSchema);

export const CreateApiClientBody = closed({
  name: text(100),
  scopes: Type.Array(Type.Enum(scopes), { minItems: 1, uniqueItems: true }),
  /** In a year when absent. */
  expiresAt: Type.Optional(instantText()),
});
export type CreateApiClient = Static<typeof CreateApiClientBody>;

export const ApiClientParams = closed({ id: Id });

const exampleId = 'cli_3m9x2hfd8v5tk7wq4n6z';

export const issueToken = operation('issueToken', 'POST /auth/token', {
  permission: 'public',
  summary: 'A short-lived token for another system (OAuth 2.0 client credentials)',
  description:
    'For other systems, not for people: no cookie, no second factor, reading only. The body is a form as RFC 6749 has ' +
    'it, or JSON; id and secret stand in it or in the Basic header. The token goes with every call as a bearer token, ' +
    'ends after 15 minutes, and at once when the client is revoked. Every use is written to the log.',
  body: TokenBody,
  consumes: 'form',
  response: IssuedTokenSchema,
  errors: ['invalid_client', 'unsupported_grant_type', 'invalid_scope'],
  example: {
    body: {
      grant_type: 'client_credentials',
      client_id: exampleId,
      client_secret: 'afs_the-secret-that-was-told-once',
      scope: 'dashboard:read',
    },
  },
});

export const listApiClients = operation('listApiClients', 'GET /api-clients', {
  permission: 'api-client.manage',
  summary: 'Other systems that may read',
  description: 'Every system that has, or had, a secret, with what it may read and when it last did.',
  response: result(Type.Array(ApiClientSchema)),
});

export const createApiClient = operation('createApiClient', 'POST /api-clients', {
  permission: 'api-client.manage',
  summary: 'Lets another system read; its secret is told once',
  description: 'The secret is in this answer and nowhere else afterwards: only its hash is kept.',
  body: CreateApiClientBody,
  response: ApiClientSecretResult,
  errors: ['reauthentication_required'],
  example: {
    body: {
      name: 'Statistics office',
      scopes: ['dashboard:read', 'funds:read'],
      expiresAt: '2027-11-01T00:00:00Z',
    },
  },
});

export const rotateApiClient = operation('rotateApiClient', 'POST /api-clients/:id/rotate', {
  permission: 'api-client.manage',
  summary: 'Gives another system a new secret; the old one works on for a while',
  description:
    'The old secret works beside the new one for the hours given, 24 when none are; not at all when the client is ' +
    'suspended, which this ends. An end within 30 days is put off to a year from now. The Admins are mailed before it.',
  params: ApiClientParams,
  body: closed({ overlapHours: Type.Optional(Type.Integer({ minimum: 0, maximum: 168 })) }),
  response: ApiClientSecretResult,
  errors: ['invalid_state', 'reauthentication_required'],
  example: { params: { id: exampleId }, body: { overlapHours: 48 } },
});

export const revokeApiClient = operation('revokeApiClient', 'POST /api-clients/:id/revoke', {
  permission: 'api-client.manage',
  summary: 'Ends what another system may read, at once and for good',
  description: 'Its secrets and its tokens stop working with the next call. A new client is made instead.',
  params: ApiClientParams,
  response: result(ApiClientSchema),
  errors: ['invalid_state'],
  example: { params: { id: exampleId } },
});
