import { type Static, Type } from 'typebox';
import { mfaTokenText } from '../auth/schemas.ts';
import { text } from '../fields.ts';
import { bytes, credential, PasskeySignature } from './passkey-signature.schema.ts';

export { PasskeySignature };

const closed = { additionalProperties: false };

const transports = Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 });
export const Passkey = Type.Object({
  id: Type.String(),
  name: Type.String(),
  createdAt: Type.String(),
  lastUsedAt: Type.Union([Type.String(), Type.Null()]),
});
export type Passkey = Static<typeof Passkey>;

const Descriptor = Type.Object({ id: Type.String(), type: Type.Literal('public-key'), transports });

/** What a browser is to make a passkey for: `PublicKeyCredentialCreationOptionsJSON`. */
export const PasskeyCreation = Type.Object({
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  challenge: Type.String(),
  pubKeyCredParams: Type.Array(Type.Object({ alg: Type.Integer(), type: Type.Literal('public-key') })),
  timeout: Type.Integer(),
  excludeCredentials: Type.Array(Descriptor),
  authenticatorSelection: Type.Object({
    residentKey: Type.Literal('discouraged'),
    requireResidentKey: Type.Literal(false),
    userVerification: Type.Literal('required'),
  }),
  attestation: Type.Literal('none'),
});
export type PasskeyCreation = Static<typeof PasskeyCreation>;

/** What a browser is to sign with a passkey: `PublicKeyCredentialRequestOptionsJSON`. */
export const PasskeyRequest = Type.Object({
  rpId: Type.String(),
  challenge: Type.String(),
  allowCredentials: Type.Array(Descriptor),
  timeout: Type.Integer(),
  userVerification: Type.Literal('required'),
});
export type PasskeyRequest = Static<typeof PasskeyRequest>;

/** `RegistrationResponseJSON` */
export const NewPasskey = Type.Object(
  {
    name: text(60),
    response: Type.Object(
      {
        ...credential,
        response: Type.Object(
          {
            clientDataJSON: bytes(4000),
            attestationObject: bytes(40_000),
            authenticatorData: Type.Optional(bytes(8000)),
            publicKey: Type.Optional(bytes(8000)),
            publicKeyAlgorithm: Type.Optional(Type.Integer()),
            transports: Type.Optional(transports),
          },
          closed,
        ),
      },
      closed,
    ),
  },
  closed,
);
export type NewPasskey = Static<typeof NewPasskey>;

/** What the browser signed, with the sign-in that it finishes. */
export const VerifyPasskeyInput = Type.Object(
  { mfaToken: mfaTokenText(), response: PasskeySignature },
  closed,
);
export type VerifyPasskeyInput = Static<typeof VerifyPasskeyInput>;

export const PasskeyRequestInput = Type.Object({ mfaToken: mfaTokenText() }, closed);
export type PasskeyRequestInput = Static<typeof PasskeyRequestInput>;

export const PasskeyParams = Type.Object({ id: text(40) });
export type PasskeyParams = Static<typeof PasskeyParams>;
