import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';

const mfaToken = 'DUQ2BbuE3ObvH-_mBMnz5Lw4-9lQ9BEc4KXCS3bExample';
const challenge = 'q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0xEx';
const credential = {
  id: 'k7wq3m9x2hfd8v5t',
  rawId: 'k7wq3m9x2hfd8v5t',
  type: 'public-key',
  clientExtensionResults: {},
} as const;

export const secondFactorDocumentation: readonly Documentation[] = [
  documentation(calls.getSecurity, {
    description: 'Whether an authenticator app is set up, and how many recovery codes are left.',
    answer: {
      data: {
        totp: { isOn: true, since: '2026-11-20T08:30:00.000Z' },
        passkeys: [],
        recoveryCodesLeft: 8,
        shouldEnrol: false,
      },
      message: '',
    },
  }),
  documentation(calls.startTotp, {
    description:
      'Makes a seed for an authenticator app. It counts once `POST /profile/totp/confirm` has seen a code of it, within a quarter of an hour.',
    answer: {
      data: {
        secret: 'JBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/Adjustment%20Fund:beneficiary%40demo.example?secret=JBSWY3DPEHPK3PXP&issuer=Adjustment%20Fund',
      },
      message: '',
    },
  }),
  documentation(calls.confirmTotp, {
    description:
      'Switches the app on. The first factor of an account also brings recovery codes, shown this once.',
    body: { code: '482913' },
    answer: {
      data: { recoveryCodes: ['k7wq-3m9x-2hfd-8v5t'] },
      message: 'The authenticator app is switched on.',
    },
  }),
  documentation(calls.removeTotp, {
    description: 'Switches the app off, with the current password.',
    body: { currentPassword: 'Demo-2026-pass' },
    answer: {
      data: { totp: { isOn: false, since: null }, passkeys: [], recoveryCodesLeft: 0, shouldEnrol: false },
      message: 'The authenticator app is switched off.',
    },
  }),
  documentation(calls.renewRecoveryCodes, {
    description: 'Makes new codes and voids the earlier ones. Shown this once.',
    answer: {
      data: { recoveryCodes: ['k7wq-3m9x-2hfd-8v5t'] },
      message: 'You have new recovery codes. The earlier ones no longer work.',
    },
  }),
  documentation(calls.startPasskey, {
    description: 'What a browser needs to make a passkey. The challenge holds for five minutes.',
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
  }),
  documentation(calls.addPasskey, {
    description:
      'Keeps what the browser made of `POST /profile/passkeys/options`. The first factor of an account also brings recovery codes, shown this once.',
    body: {
      name: 'Telephone',
      response: {
        ...credential,
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
  }),
  documentation(calls.removePasskey, {
    description: 'Removes one passkey, with the current password.',
    params: { id: 'psk_7wq4n6z3m9x2hfd8v5tk' },
    body: { currentPassword: 'Demo-2026-pass' },
    answer: {
      data: { totp: { isOn: false, since: null }, passkeys: [], recoveryCodesLeft: 8, shouldEnrol: false },
      message: 'The passkey is removed.',
    },
  }),
  documentation(calls.askPasskey, {
    description: 'What a browser needs to sign, to finish the sign-in of this `mfaToken`.',
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
  }),
  documentation(calls.askIdentityPasskey, {
    description:
      'What a browser needs to sign, so that `confirmIdentity` takes a passkey instead of the password.',
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
  }),
  documentation(calls.verifyPasskey, {
    description: 'The second step of signing in, with what the browser signed instead of a code.',
    body: {
      mfaToken,
      response: {
        ...credential,
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
  }),
];
