import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';

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
];
