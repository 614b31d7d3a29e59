import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';
import type { CurrentProfile } from './schemas.ts';

/** Who the examples are about. */
const beneficiary: CurrentProfile = {
  id: 'usr_rtk12sk4bswhcefx0e8p',
  email: 'beneficiary@demo.example',
  emailVerified: true,
  firstName: 'Wanjiru',
  lastName: 'Kamau',
  phone: '+254715550105',
  countryCode: 'KE',
  organisation: 'Savanna Fresh Exports Ltd',
  language: 'en',
  isChatAgent: 0,
  mfaEnabled: false,
  mfaMandatory: false,
  notificationPrefs: {},
  lastLoginAt: '2026-11-21T08:30:00.000Z',
  createdAt: '2025-05-22T09:00:00Z',
  rowVersion: 1,
  userInfo: { authorities: ['FUND_BENEFICIARY_USER'] },
};

export const profileDocumentation: readonly Documentation[] = [
  documentation(calls.registerProfile, {
    description:
      'Makes a beneficiary, who confirms the address by a mailed link before signing in. A taken address is answered in the same way; its owner is told by mail.',
    body: {
      firstName: 'Ama',
      lastName: 'Owusu',
      email: 'ama.owusu@example.org',
      countryCode: 'GH',
      phone: '+233205550110',
      organisation: 'Owusu Foods Ltd',
      password: 'A-longer-Phrase-7',
      language: 'en',
      consent: true,
    },
    answer: {
      data: null,
      message: 'We have sent you a mail. Please confirm your address with the link in it.',
    },
  }),
  documentation(calls.getCurrentProfile, {
    description: 'The account behind the token. The role is the first of `userInfo.authorities`.',
    answer: {
      data: beneficiary,
      message: '',
    },
  }),
  documentation(calls.checkEmailExistance, {
    description:
      'Asked once, on leaving the e-mail field of the registration. Counted strictly for each network: 5 a minute, 20 an hour.',
    query: { email: 'ama.owusu@example.org' },
    answer: { data: { exists: false }, message: '' },
  }),
  documentation(calls.updateProfile, {
    description:
      'Changes the own account. With `rowVersion`, a change that somebody else made in between answers `stale_version`.',
    body: {
      firstName: 'Wanjiru',
      lastName: 'Kamau',
      phone: '+254715550105',
      countryCode: 'KE',
      organisation: 'Savanna Fresh Exports Ltd',
      language: 'en',
      rowVersion: 1,
    },
    answer: {
      data: beneficiary,
      message: 'Your profile was saved.',
    },
  }),
  documentation(calls.updateUserProfile, {
    description:
      'The same as `PUT /profile/update`; with `userId` the super user changes the account of somebody else. For others such an account does not exist.',
    body: {
      userId: 'usr_rtk12sk4bswhcefx0e8p',
      firstName: 'Wanjiru',
      lastName: 'Kamau',
      phone: '+254715550105',
      countryCode: 'KE',
      organisation: 'Savanna Fresh Exports Ltd',
      language: 'en',
      rowVersion: 1,
    },
    answer: {
      data: beneficiary,
      message: 'The profile was saved.',
    },
  }),
  documentation(calls.setSecondFactor, {
    description:
      'Switches the mailed code at sign-in on or off, with the current password. The roles of the fund cannot switch it off.',
    body: { enabled: true, currentPassword: 'Demo-2026-pass' },
    answer: {
      data: { ...beneficiary, mfaEnabled: true },
      message: 'From now on we mail you a code at each sign-in.',
    },
  }),
  documentation(calls.getLoginHistory, {
    description:
      'The own attempts, newest first. The super user may name another account in `userId`, or `all`; the last part of the address is then hidden.',
    query: { page: 1, pageSize: 10, outcome: ['SUCCESS'], from: '2026-11-01' },
    answer: {
      data: [
        {
          id: 'lgn_5jpvdxd7j21gywykjbbq',
          userId: 'usr_rtk12sk4bswhcefx0e8p',
          userName: 'Wanjiru Kamau',
          email: 'beneficiary@demo.example',
          at: '2026-11-21T08:30:00.000Z',
          outcome: 'SUCCESS',
          method: 'PASSWORD',
          ip: '203.0.113.7',
          countryCode: null,
          device: 'Unknown',
          browser: 'Unknown',
          os: 'Unknown',
          isNewDevice: true,
          sessionId: 'ses_4c9m1xq8d7w2r5t6y3kz',
          isCurrent: true,
        },
      ],
      message: '',
      total: 6,
      page: 1,
      pageSize: 10,
    },
  }),
  documentation(calls.reportSignIn, {
    description:
      'Ends every other session, removes passkeys, authenticator and recovery codes that were set up since, mails the owner and opens a ticket for staff. From then on the account can only choose a new password, sign out, or reset it by mail; every other call answers `password_change_required`, and a sign-in with the old password `password_reset_required`.',
    params: { id: 'lgn_5jpvdxd7j21gywykjbbq' },
    answer: {
      data: {
        ticketNumber: 'CM-2026-000031',
        sessions: 1,
        authenticators: 0,
        passkeys: 1,
        recoveryCodes: 0,
      },
      message: 'Thank you. The account is secured; choose a new password now.',
    },
  }),
  documentation(calls.changeEmail, {
    description:
      'With the current password. Both addresses get a link, and the change happens once both were followed. A taken address is answered in the same way.',
    body: { newEmail: 'wanjiru@example.org', currentPassword: 'Demo-2026-pass' },
    answer: { data: null, message: 'We have written to both addresses.' },
  }),
  documentation(calls.confirmEmailChange, {
    description: 'The token of one of the two links. After the second one every session of the account ends.',
    body: { token: 'pAhhtM2yBfQ7mC0W5cN3sV8eExample' },
    answer: {
      data: { isChanged: true },
      message: 'Your e-mail address is changed. Please sign in with the new one.',
    },
  }),
];
