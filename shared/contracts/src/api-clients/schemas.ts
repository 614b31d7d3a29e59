import { type Static, Type } from 'typebox';
import { scopes } from '../access/scopes.ts';
import { result } from '../envelopes.ts';
import { instantText, text } from '../fields.ts';
import { Id, Instant, Nullable } from '../funds/schema-parts.ts';

const closed = { additionalProperties: false } as const;

/** RFC 6749, section 4.4: as a form or as JSON; the client's id and secret here or as HTTP Basic. */
export const TokenBody = Type.Object(
  {
    grant_type: Type.String({ maxLength: 100 }),
    client_id: Type.Optional(Type.String({ maxLength: 64 })),
    client_secret: Type.Optional(Type.String({ maxLength: 200 })),
    /** Names with blanks between them; all that the client has when absent. */
    scope: Type.Optional(Type.String({ maxLength: 1000 })),
  },
  closed,
);
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
  createdBy: Type.String(),
  createdAt: Instant,
  /** Null: without an end. */
  expiresAt: Nullable(Instant),
  revokedAt: Nullable(Instant),
  lastUsedAt: Nullable(Instant),
  /** Until when the secret before the last rotation still works. */
  oldSecretUntil: Nullable(Instant),
  state: Type.Enum(['ACTIVE', 'EXPIRED', 'REVOKED'] as const),
});
export type ApiClient = Static<typeof ApiClientSchema>;
export const ApiClientResult = result(ApiClientSchema);
export const ApiClientList = result(Type.Array(ApiClientSchema));

/** The secret is told once and kept as a hash only. */
export const ApiClientSecretSchema = Type.Object({ client: ApiClientSchema, secret: Type.String() });
export type ApiClientSecret = Static<typeof ApiClientSecretSchema>;
export const ApiClientSecretResult = result(ApiClientSecretSchema);

export const CreateApiClientBody = Type.Object(
  {
    name: text(100),
    scopes: Type.Array(Type.Enum(scopes), { minItems: 1, uniqueItems: true }),
    expiresAt: Type.Optional(instantText()),
  },
  closed,
);
export type CreateApiClient = Static<typeof CreateApiClientBody>;

export const RotateApiClientBody = Type.Object(
  /** Hours that the old secret works beside the new one; 24 when absent. */
  { overlapHours: Type.Optional(Type.Integer({ minimum: 0, maximum: 168 })) },
  closed,
);
export type RotateApiClient = Static<typeof RotateApiClientBody>;

export const ApiClientParams = Type.Object({ id: Id }, closed);
