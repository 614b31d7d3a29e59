import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';

export const authDocumentation: readonly Documentation[] = [
  documentation(calls.login, {
    description:
      'Opens a session, or asks for the second factor: then the answer is 403 `mfa_required` with an `mfa_token` for `POST /auth/verify-mfa`. The answer also sets the binding cookie; every later call needs the token and the cookie. A wrong address and a wrong password are answered alike, in the same time. Five wrong tries a minute for one account and network are counted.',
    body: { email: 'beneficiary@demo.example', password: 'Demo-2026-pass' },
    answer: {
      data: { access_token: 'afp_c4s0RyZ4ulXMQgnEpillfptvAhNDceVUWefUA1VExample', expires_in: 1800 },
      message: 'You are signed in.',
    },
  }),
  documentation(calls.verifyMfa, {
    description:
      'The second step of signing in. The token is taken as `mfaToken` or `mfa_token`. A mailed code holds once and for ten minutes; five tries for each token.',
    body: { mfaToken: 'DUQ2BbuE3ObvH-_mBMnz5Lw4-9lQ9BEc4KXCS3bExample', mfaCode: '482913' },
    answer: {
      data: { access_token: 'afp_7Irk2OnGdRU5Tx6ClL74Pq2E9azaYME91vBylQExample', expires_in: 1800 },
      message: 'You are signed in.',
    },
  }),
  documentation(calls.resendMfa, {
    description:
      'Mails another code, at the earliest 15 seconds after the last one and five times at most. The new one holds for ten minutes, the code before no longer; the tries are not given back.',
    body: { mfa_token: 'DUQ2BbuE3ObvH-_mBMnz5Lw4-9lQ9BEc4KXCS3bExample' },
    answer: {
      data: { mfa_token: 'DUQ2BbuE3ObvH-_mBMnz5Lw4-9lQ9BEc4KXCS3bExample', resendAfter: 15, sendsLeft: 3 },
      message: 'We have sent you another code.',
    },
  }),
  documentation(calls.logout, {
    description:
      'Ends the session of the token that came along and removes the cookie. Answers the same when there was none.',
    answer: { data: null, message: 'You are signed out.' },
  }),
  documentation(calls.renewSession, {
    description:
      'Counts as activity: the session stays open for another half hour, though never beyond `endsAt`.',
    answer: {
      data: { expires_in: 1800, endsAt: '2026-11-21T20:30:00.000Z' },
      message: 'You stay signed in.',
    },
  }),
  documentation(calls.endOtherSessions, {
    description: 'For somebody who finds a sign-in that was not theirs. The session of the call stays.',
    answer: { data: { ended: 2 }, message: 'Every other session was ended. Please choose a new password.' },
  }),
  documentation(calls.requestReset, {
    description:
      'Mails a code and a link that hold for 15 minutes. The answer is the same, and takes as long, when nobody has this address.',
    body: { email: 'beneficiary@demo.example' },
    answer: { data: null, message: 'If this address has an account, we have sent a code to it.' },
  }),
  documentation(calls.readInvitation, {
    description:
      'Who invites, with which role, and until when, for the page that the link of an invitation opens. The invitation ' +
      'stays as it is until `POST /reset/verify` takes it up.',
    body: { email: 'amina.bello@example.org', code: 'pAhhtM2yBfQ7mC0W5cN3sV8eExample' },
    answer: {
      data: {
        email: 'amina.bello@example.org',
        firstName: 'Amina',
        lastName: 'Bello',
        role: 'FUND_REVIEWER_USER',
        invitedBy: 'Nomvula Dlamini',
        expiresAt: '2026-11-24T08:30:00.000Z',
      },
      message: '',
    },
  }),
  documentation(calls.verifyReset, {
    description:
      'Takes the typed code or the long one of the link, once. Ends every session of the account. Also takes up an invitation.',
    body: { email: 'beneficiary@demo.example', code: '48291375', newPassword: 'A-longer-Phrase-7' },
    answer: { data: null, message: 'Your new password is set. You can sign in now.' },
  }),
  documentation(calls.updatePassword, {
    description: 'Ends every other session of the account and mails its owner.',
    body: { currentPassword: 'Demo-2026-pass', newPassword: 'A-longer-Phrase-7' },
    answer: { data: null, message: 'Your password was changed. Other sessions were ended.' },
  }),
  documentation(calls.verifyEmail, {
    description: 'Confirms the address of a new account with the token of the mailed link.',
    body: { token: 'pAhhtM2yBfQ7mC0W5cN3sV8eExample' },
    answer: {
      data: { email: 'ama.owusu@example.org' },
      message: 'Your e-mail address is confirmed. You can sign in now.',
    },
  }),
  documentation(calls.resendVerification, {
    description: 'Mails the link again; answers the same when there is nothing to confirm.',
    body: { email: 'ama.owusu@example.org' },
    answer: { data: null, message: 'If there is something to confirm, we have sent the link again.' },
  }),
  documentation(calls.confirmIdentity, {
    description:
      'Proves anew who is at the session, with the password, with a code of the authenticator app or with a passkey. What answered `reauthentication_required` then goes through.',
    body: { password: 'Demo-2026-pass' },
    answer: { data: { confirmedFor: 900 }, message: 'Thank you. You can go on.' },
  }),
  documentation(calls.listSessions, {
    description: 'The open sessions of the own account, the one that asks marked.',
    answer: {
      data: [
        {
          id: 'ses_7wq4n6z3m9x2hfd8v5tk',
          isCurrent: true,
          device: 'Telephone',
          browser: 'Chrome',
          os: 'Android',
          ip: '203.0.113.7',
          signedInAt: '2026-11-21T08:30:00.000Z',
          lastActiveAt: '2026-11-21T08:42:00.000Z',
        },
      ],
      message: '',
    },
  }),
  documentation(calls.endOneSession, {
    description: 'Ends one session of the own account at once. The session of somebody else is not there.',
    params: { id: 'ses_7wq4n6z3m9x2hfd8v5tk' },
    answer: { data: { ended: 1 }, message: 'The session is ended.' },
  }),
];
