import { type Static, Type } from 'typebox';
import { result } from '../envelopes.ts';
import { text } from '../fields.ts';
import { operation } from '../operation.ts';
import { mfaTokenText, SignedIn, typedPassword } from './auth.schemas.ts';
import { bytes, credential, PasskeySignature } from './passkey-signature.ts';

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

/** The state of everything that protects an account beside its password. */
export const SecurityState = Type.Object({
  totp: Type.Object({
    isOn: Type.Boolean(),
    /** ISO instant; null while it is off. */
    since: Type.Union([Type.String(), Type.Null()]),
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

export const TotpCodeInput = Type.Object({ code: Type.String({ minLength: 1, maxLength: 20 }) }, closed);
export type TotpCodeInput = Static<typeof TotpCodeInput>;

/** The codes are shown this once. Empty where the account already has some. */
export const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;

export const PasswordAgain = Type.Object({ currentPassword: typedPassword() }, closed);
export type PasswordAgain = Static<typeof PasswordAgain>;

const mfaToken = 'DUQ2BbuE3ObvH-_mBMnz5Lw4-9lQ9BEc4KXCS3bExample';

const challenge = 'q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0xEx';

const exampleCredential = {
  id: 'k7wq3m9x2hfd8v5t',
  rawId: 'k7wq3m9x2hfd8v5t',
  type: 'public-key',
  clientExtensionResults: {},
} as const;

export const getSecurity = operation('getSecurity', 'GET', '/profile/security', {
  permission: 'signed-in',
  summary: 'What protects the own account beside the password',
  description: 'Whether an authenticator app is set up, and how many recovery codes are left.',
  response: result(SecurityState),
  errors: [],
  example: {
    answer: {
      data: {
        totp: { isOn: true, since: '2026-11-20T08:30:00.000Z' },
        passkeys: [],
        recoveryCodesLeft: 8,
        shouldEnrol: false,
      },
      message: '',
    },
  },
});

export const startTotp = operation('startTotp', 'POST', '/profile/totp', {
  permission: 'signed-in',
  summary: 'Make the seed of an authenticator app',
  description:
    'Makes a seed for an authenticator app. It counts once `POST /profile/totp/confirm` has seen a code of it, within a quarter of an hour.',
  response: result(NewAuthenticator),
  errors: ['reauthentication_required', 'factor_already_on'],
  example: {
    answer: {
      data: {
        secret: 'JBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/Adjustment%20Fund:beneficiary%40demo.example?secret=JBSWY3DPEHPK3PXP&issuer=Adjustment%20Fund',
      },
      message: '',
    },
  },
});

export const confirmTotp = operation('confirmTotp', 'POST', '/profile/totp/confirm', {
  permission: 'signed-in',
  summary: 'Switch the authenticator app on with its first code',
  description:
    'Switches the app on. The first factor of an account also brings recovery codes, shown this once.',
  body: TotpCodeInput,
  response: result(RecoveryCodes),
  errors: ['reauthentication_required', 'mfa_invalid', 'enrolment_expired'],
  example: {
    body: { code: '482913' },
    answer: {
      data: { recoveryCodes: ['k7wq-3m9x-2hfd-8v5t'] },
      message: 'The authenticator app is switched on.',
    },
  },
});

export const removeTotp = operation('removeTotp', 'POST', '/profile/totp/remove', {
  permission: 'signed-in',
  summary: 'Switch the authenticator app off',
  description: 'Switches the app off, with the current password.',
  body: PasswordAgain,
  response: result(SecurityState),
  errors: ['INVALID_PASSWORD'],
  example: {
    body: { currentPassword: 'Demo-2026-pass' },
    answer: {
      data: { totp: { isOn: false, since: null }, passkeys: [], recoveryCodesLeft: 0, shouldEnrol: false },
      message: 'The authenticator app is switched off.',
    },
  },
});

export const renewRecoveryCodes = operation('renewRecoveryCodes', 'POST', '/profile/recovery-codes', {
  permission: 'signed-in',
  summary: 'Make new recovery codes',
  description: 'Makes new codes and voids the earlier ones. Shown this once.',
  response: result(RecoveryCodes),
  errors: ['reauthentication_required', 'no_factor'],
  example: {
    answer: {
      data: { recoveryCodes: ['k7wq-3m9x-2hfd-8v5t'] },
      message: 'You have new recovery codes. The earlier ones no longer work.',
    },
  },
});

export const startPasskey = operation('startPasskey', 'POST', '/profile/passkeys/options', {
  permission: 'signed-in',
  summary: 'Ask for what a passkey is made from',
  description: 'What a browser needs to make a passkey. The challenge holds for five minutes.',
  response: result(PasskeyCreation),
  errors: ['reauthentication_required', 'passkey_limit'],
  example: {
    answer: {
      data: {
        rp: { id: 'portal.example', name: 'Adjustment Fund Portal' },
        user: { id: 'dXNyX3J0azEy', name: 'beneficiary@demo.example', displayName: 'Wanjiru Kamau' },
        challenge,
        pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
        timeout: 300_000,
        excludeCredentials: [],
        authenticatorSelection: {
          residentKey: 'discouraged',
          requireResidentKey: false,
          userVerification: 'required',
        },
        attestation: 'none',
      },
      message: '',
    },
  },
});

export const addPasskey = operation('addPasskey', 'POST', '/profile/passkeys', {
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
    answer: {
      data: { recoveryCodes: ['k7wq-3m9x-2hfd-8v5t'] },
      message: 'The passkey is saved. You can sign in with it from now on.',
    },
  },
});

export const removePasskey = operation('removePasskey', 'POST', '/profile/passkeys/:id/remove', {
  permission: 'signed-in',
  summary: 'Remove a passkey',
  description: 'Removes one passkey, with the current password.',
  params: PasskeyParams,
  body: PasswordAgain,
  response: result(SecurityState),
  errors: ['INVALID_PASSWORD', 'not_found'],
  example: {
    params: { id: 'psk_7wq4n6z3m9x2hfd8v5tk' },
    body: { currentPassword: 'Demo-2026-pass' },
    answer: {
      data: { totp: { isOn: false, since: null }, passkeys: [], recoveryCodesLeft: 8, shouldEnrol: false },
      message: 'The passkey is removed.',
    },
  },
});

export const askPasskey = operation('askPasskey', 'POST', '/auth/passkey-options', {
  permission: 'public',
  summary: 'Ask for what a passkey signs to finish signing in',
  description: 'What a browser needs to sign, to finish the sign-in of this `mfaToken`.',
  body: PasskeyRequestInput,
  response: result(PasskeyRequest),
  errors: ['mfa_expired', 'no_factor'],
  example: {
    body: { mfaToken },
    answer: {
      data: {
        rpId: 'portal.example',
        challenge,
        allowCredentials: [{ id: 'k7wq3m9x2hfd8v5t', type: 'public-key', transports: ['internal'] }],
        timeout: 300_000,
        userVerification: 'required',
      },
      message: '',
    },
  },
});

export const askIdentityPasskey = operation(
  'askIdentityPasskey',
  'POST',
  '/auth/reauthenticate/passkey-options',
  {
    permission: 'signed-in',
    summary: 'Ask for what a passkey signs to prove anew who is at the session',
    description:
      'What a browser needs to sign, so that `confirmIdentity` takes a passkey instead of the password.',
    response: result(PasskeyRequest),
    errors: ['no_factor'],
    example: {
      answer: {
        data: {
          rpId: 'portal.example',
          challenge,
          allowCredentials: [{ id: 'k7wq3m9x2hfd8v5t', type: 'public-key', transports: ['internal'] }],
          timeout: 300_000,
          userVerification: 'required',
        },
        message: '',
      },
    },
  },
);

export const verifyPasskey = operation('verifyPasskey', 'POST', '/auth/verify-passkey', {
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
    answer: {
      data: { access_token: 'afp_7Irk2OnGdRU5Tx6ClL74Pq2E9azaYME91vBylQExample', expires_in: 1800 },
      message: 'You are signed in.',
    },
  },
});
