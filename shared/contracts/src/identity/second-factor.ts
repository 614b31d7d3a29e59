import { type Static, Type } from 'typebox';
import { text } from '../fields.ts';
import { operation, result } from '../operation.ts';
import { closed, Nullable } from '../schema-parts.ts';
import { mfaTokenText, SignedIn, typedPassword } from './auth.schemas.ts';
import { bytes, credential, PasskeySignature } from './passkey-signature.ts';

const transports = Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 });
export const Passkey = Type.Object({
  id: Type.String(),
  name: Type.String(),
  createdAt: Type.String(),
  lastUsedAt: Nullable(Type.String()),
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
export const NewPasskey = closed({
  name: text(60),
  response: closed({
    ...credential,
    response: closed({
      clientDataJSON: bytes(4000),
      attestationObject: bytes(40_000),
      authenticatorData: Type.Optional(bytes(8000)),
      publicKey: Type.Optional(bytes(8000)),
      publicKeyAlgorithm: Type.Optional(Type.Integer()),
      transports: Type.Optional(transports),
    }),
  }),
});
export type NewPasskey = Static<typeof NewPasskey>;

/** What the browser signed, with the sign-in that it finishes. */
export const VerifyPasskeyInput = closed({ mfaToken: mfaTokenText(), response: PasskeySignature });
export type VerifyPasskeyInput = Static<typeof VerifyPasskeyInput>;

/** The state of everything that protects an account beside its password. */
export const SecurityState = Type.Object({
  totp: Type.Object({
    isOn: Type.Boolean(),
    /** ISO instant; null while it is off. */
    since: Nullable(Type.String()),
  }),
  passkeys: Type.Array(Passkey),
  recoveryCodesLeft: Type.Integer(),
  /** Whether this role is asked to set up an app and has not yet. */
  shouldEnrol: Type.Boolean(),
});
export type SecurityState = Static<typeof SecurityState>;

/** A seed that counts only once a code confirms it, within a quarter of an hour. */
export const NewAuthenticator = Type.Object({
  /** Base32, to be typed where no camera reads the address. */
  secret: Type.String(),
  /** `otpauth://totp/…`, to be drawn as a QR code. */
  uri: Type.String(),
});
export type NewAuthenticator = Static<typeof NewAuthenticator>;

/** The codes are shown this once. Empty where the account already has some. */
export const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) });

export const PasswordAgain = closed({ currentPassword: typedPassword() });

const mfaToken = 'DUQ2BbuE3ObvH-_mBMnz5Lw4-9lQ9BEc4KXCS3bExample';

const exampleCredential = {
  id: 'k7wq3m9x2hfd8v5t',
  rawId: 'k7wq3m9x2hfd8v5t',
  type: 'public-key',
  clientExtensionResults: {},
} as const;

export const getSecurity = operation('getSecurity', 'GET /profile/security', {
  permission: 'signed-in',
  summary: 'What protects the own account beside the password',
  description: 'Whether an authenticator app is set up, and how many recovery codes are left.',
  response: result(SecurityState),
});

export const startTotp = operation('startTotp', 'POST /profile/totp', {
  permission: 'signed-in',
  summary: 'Make the seed of an authenticator app',
  description:
    'Makes a seed for an authenticator app. It counts once `POST /profile/totp/confirm` has seen a code of it, within a quarter of an hour.',
  response: result(NewAuthenticator),
  errors: ['reauthentication_required', 'factor_already_on'],
});

export const confirmTotp = operation('confirmTotp', 'POST /profile/totp/confirm', {
  permission: 'signed-in',
  summary: 'Switch the authenticator app on with its first code',
  description:
    'Switches the app on. The first factor of an account also brings recovery codes, shown this once.',
  body: closed({ code: Type.String({ minLength: 1, maxLength: 20 }) }),
  response: result(RecoveryCodes),
  errors: ['reauthentication_required', 'mfa_invalid', 'enrolment_expired'],
  example: { body: { code: '482913' } },
});

export const removeTotp = operation('removeTotp', 'POST /profile/totp/remove', {
  permission: 'signed-in',
  summary: 'Switch the authenticator app off',
  description: 'Switches the app off, with the current password.',
  body: PasswordAgain,
  response: result(SecurityState),
  errors: ['INVALID_PASSWORD'],
  example: { body: { currentPassword: 'Demo-2026-pass' } },
});

export const renewRecoveryCodes = operation('renewRecoveryCodes', 'POST /profile/recovery-codes', {
  permission: 'signed-in',
  summary: 'Make new recovery codes',
  description: 'Makes new codes and voids the earlier ones. Shown this once.',
  response: result(RecoveryCodes),
  errors: ['reauthentication_required', 'no_factor'],
});

export const startPasskey = operation('startPasskey', 'POST /profile/passkeys/options', {
  permission: 'signed-in',
  summary: 'Ask for what a passkey is made from',
  description: 'What a browser needs to make a passkey. The challenge holds for five minutes.',
  response: result(PasskeyCreation),
  errors: ['reauthentication_required', 'passkey_limit'],
});

export const addPasskey = operation('addPasskey', 'POST /profile/passkeys', {
  permission: 'signed-in',
  summary: 'Keep a passkey',
  description:
    'Keeps what the browser made of `POST /profile/passkeys/options`. The first factor of an account also brings recovery codes, shown this once.',
  body: NewPasskey,
  response: result(RecoveryCodes),
  errors: ['reauthentication_required', 'passkey_invalid', 'passkey_limit'],
  example: {
    body: {
      name: 'Telephone',
      response: {
        ...exampleCredential,
        response: {
          clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
          attestationObject: 'o2NmbXRkbm9uZQ',
        },
      },
    },
  },
});

export const removePasskey = operation('removePasskey', 'POST /profile/passkeys/:id/remove', {
  permission: 'signed-in',
  summary: 'Remove a passkey',
  description: 'Removes one passkey, with the current password.',
  params: Type.Object({ id: text(40) }),
  body: PasswordAgain,
  response: result(SecurityState),
  errors: ['INVALID_PASSWORD'],
  example: { params: { id: 'psk_7wq4n6z3m9x2hfd8v5tk' }, body: { currentPassword: 'Demo-2026-pass' } },
});

export const askPasskey = operation('askPasskey', 'POST /auth/passkey-options', {
  permission: 'public',
  summary: 'Ask for what a passkey signs to finish signing in',
  description: 'What a browser needs to sign, to finish the sign-in of this `mfaToken`.',
  body: closed({ mfaToken: mfaTokenText() }),
  response: result(PasskeyRequest),
  errors: ['mfa_expired', 'no_factor'],
  example: { body: { mfaToken } },
});

export const askIdentityPasskey = operation(
  'askIdentityPasskey',
  'POST /auth/reauthenticate/passkey-options',
  {
    permission: 'signed-in',
    summary: 'Ask for what a passkey signs to prove anew who is at the session',
    description:
      'What a browser needs to sign, so that `confirmIdentity` takes a passkey instead of the password.',
    response: result(PasskeyRequest),
    errors: ['no_factor'],
  },
);

export const verifyPasskey = operation('verifyPasskey', 'POST /auth/verify-passkey', {
  permission: 'public',
  summary: 'Finish signing in with a passkey',
  description: 'The second step of signing in, with what the browser signed instead of a code.',
  body: VerifyPasskeyInput,
  response: result(SignedIn),
  errors: ['passkey_invalid', 'mfa_expired', 'account_locked', 'account_disabled', 'password_reset_required'],
  example: {
    body: {
      mfaToken,
      response: {
        ...exampleCredential,
        response: {
          clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
          authenticatorData: 'SZYN5YgOjGh0NBcP',
          signature: 'MEUCIQDk7wq3m9x2',
        },
      },
    },
  },
});
