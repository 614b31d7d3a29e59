import { type Static, Type } from 'typebox';
import { closed } from '../schema-parts.ts';

/** Bytes as browsers write them in JSON: base64url. */
export const bytes = (max: number) =>
  Type.String({ minLength: 1, maxLength: max, pattern: '^[A-Za-z0-9_-]+$' });
const ID_MAX = 1400;

/** Answers of extensions, which nothing here asks for. */
const extensions = Type.Record(Type.String({ maxLength: 40 }), Type.Unknown());

export const credential = {
  id: bytes(ID_MAX),
  rawId: bytes(ID_MAX),
  type: Type.Literal('public-key'),
  authenticatorAttachment: Type.Optional(Type.Enum(['platform', 'cross-platform'])),
  clientExtensionResults: extensions,
};

/** `AuthenticationResponseJSON` */
export const PasskeySignature = closed({
  ...credential,
  response: closed({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: Type.Optional(Type.String({ maxLength: 200 })),
  }),
});
export type PasskeySignature = Static<typeof PasskeySignature>;
