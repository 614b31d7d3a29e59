import { pendingAdmin } from '../admin-proposals/documentation.ts';
import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';
import type { UserRow } from './schemas.ts';

/** Whose account the examples are about. */
const reviewer: UserRow = {
  id: 'usr_xav318nj7a2mnnnyf6wq',
  firstName: 'Amina',
  lastName: 'Bello',
  email: 'reviewer@demo.example',
  phone: '+234015550103',
  countryCode: 'NG',
  organisation: 'Adjustment Fund',
  userInfo: { authorities: ['FUND_REVIEWER_USER'] },
  role: 'FUND_REVIEWER_USER',
  status: 'ACTIVE',
  emailVerified: true,
  mfaEnabled: true,
  isChatAgent: 1,
  language: 'en',
  isExample: true,
  lastLoginAt: '2026-11-21T08:30:00.000Z',
  createdAt: '2024-11-01T09:00:00Z',
  rowVersion: 1,
};

export const usersDocumentation: readonly Documentation[] = [
  documentation(calls.listUsers, {
    description:
      'Accounts of one role, or of a group of them. A search looks at names, address and organisation.',
    params: { type: 'FUND_REVIEWER_USER' },
    query: { page: 1, pageSize: 10, sortBy: 'lastName', order: 'ASC', search: 'bello' },
    answer: {
      data: [reviewer],
      message: '',
      total: 2,
      page: 1,
      pageSize: 10,
    },
  }),
  documentation(calls.toggleUser, {
    description:
      'Disables an active account and ends its sessions at once, or enables a disabled one. Nobody can do this to the own account, nor to the last active super user, nor to the last but one while a fund has a limit above which a second person decides.',
    params: { id: 'usr_xav318nj7a2mnnnyf6wq' },
    answer: {
      data: { ...reviewer, status: 'DISABLED' },
      message: 'The account is disabled and its sessions were ended.',
    },
  }),
  documentation(calls.exportUsers, {
    description:
      'A spreadsheet called `Users_{date}.xlsx` with the accounts named in `userId` and those that the filters find, or with all of the type. Written to the log.',
    params: { type: 'FUND_REVIEWER_USER' },
    body: { userId: ['usr_xav318nj7a2mnnnyf6wq'] },
  }),
  documentation(calls.addFundManager, {
    description: 'Makes the account and mails an invitation to choose a password, which holds for 72 hours.',
    body: {
      firstName: 'Amina',
      lastName: 'Bello',
      email: 'amina.bello@example.org',
      phone: '+234015550103',
      countryCode: 'NG',
      language: 'en',
    },
    answer: {
      data: {
        ...reviewer,
        email: 'amina.bello@example.org',
        userInfo: { authorities: ['FUND_MANAGER_USER'] },
        role: 'FUND_MANAGER_USER',
        status: 'PENDING',
        emailVerified: false,
        isChatAgent: 0,
        isExample: false,
        lastLoginAt: null,
      },
      message: 'The fund manager was added and invited by e-mail.',
    },
  }),
  documentation(calls.addFundReviewer, {
    description: 'Makes the account and mails an invitation to choose a password, which holds for 72 hours.',
    body: {
      firstName: 'Amina',
      lastName: 'Bello',
      email: 'amina.bello@example.org',
      phone: '+234015550103',
      countryCode: 'NG',
      language: 'en',
    },
    answer: {
      data: {
        ...reviewer,
        email: 'amina.bello@example.org',
        status: 'PENDING',
        emailVerified: false,
        isChatAgent: 0,
        isExample: false,
        lastLoginAt: null,
      },
      message: 'The fund reviewer was added and invited by e-mail.',
    },
  }),
  documentation(calls.addAdmin, {
    description:
      'With one active Admin the account is made and the invitation mailed at once (`user`). With two or more, ' +
      'nothing is mailed before another Admin has approved (`proposal`).',
    body: {
      firstName: pendingAdmin.firstName,
      lastName: pendingAdmin.lastName,
      email: pendingAdmin.email,
      countryCode: pendingAdmin.countryCode,
      language: 'en',
    },
    answer: {
      data: { user: null, proposal: { ...pendingAdmin, may: { decide: false, withdraw: true } } },
      message: 'Another Admin has to approve before the invitation is sent.',
    },
  }),
  documentation(calls.resendInvitation, {
    description: 'Mails a new link; the one before no longer holds.',
    params: { id: 'usr_xav318nj7a2mnnnyf6wq' },
    answer: {
      data: {
        ...reviewer,
        email: 'amina.bello@example.org',
        status: 'PENDING',
        emailVerified: false,
        isChatAgent: 0,
        isExample: false,
        lastLoginAt: null,
      },
      message: 'The invitation was sent again.',
    },
  }),
  documentation(calls.toggleChatAgent, {
    description: 'Lets a member of staff answer live chats, or no longer.',
    params: { id: 'usr_xav318nj7a2mnnnyf6wq' },
    answer: {
      data: reviewer,
      message: 'The account is now a chat agent.',
    },
  }),
  documentation(calls.getUser, {
    description: 'The account with its second factors, open sessions and, while it waits, its invitation.',
    params: { id: 'usr_xav318nj7a2mnnnyf6wq' },
    answer: {
      data: {
        user: reviewer,
        factors: { hasAuthenticator: true, passkeys: 1, recoveryCodesLeft: 8 },
        openSessions: 2,
        invitation: null,
      },
      message: '',
    },
  }),
  documentation(calls.endUserSessions, {
    description: 'Signs the person out everywhere at once. For the own account there is `endOtherSessions`.',
    params: { id: 'usr_xav318nj7a2mnnnyf6wq' },
    answer: { data: { ended: 2 }, message: 'All sessions of this person were ended.' },
  }),
  documentation(calls.resetUserFactors, {
    description:
      'For a lost phone or a stolen key: authenticator app, passkeys, recovery codes and trusted devices are removed, ' +
      'every session ends, and the person is told by mail. The code by e-mail remains.',
    params: { id: 'usr_xav318nj7a2mnnnyf6wq' },
    answer: { data: null, message: 'The second factors were removed. The person was told by e-mail.' },
  }),
  documentation(calls.withdrawInvitation, {
    description: 'Only before it is taken up. The account can be invited again with `resendInvitation`.',
    params: { id: 'usr_xav318nj7a2mnnnyf6wq' },
    answer: {
      data: { ...reviewer, status: 'DISABLED', emailVerified: false, isChatAgent: 0, lastLoginAt: null },
      message: 'The invitation was withdrawn.',
    },
  }),
];
