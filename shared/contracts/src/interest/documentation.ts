import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';

const interest = {
  id: 'int_6m2k9xw4tq8r1v5y7z3c',
  type: 'CONTRIBUTE',
  firstName: 'Ama',
  lastName: 'Owusu',
  email: 'ama.owusu@example.org',
  phone: null,
  organisation: 'Owusu Foundation',
  position: 'Director',
  countryCode: 'GH',
  message: 'We would like to talk about a contribution.',
  language: 'en',
  consent: true,
  status: 'NEW',
  statusBy: null,
  statusAt: null,
  confirmedAt: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  rowVersion: 1,
} as const;

export const interestDocumentation: readonly Documentation[] = [
  documentation(calls.registerInterest, {
    description:
      'Answers the same to everybody. NEWS_UPDATES becomes active once the address is confirmed by a mailed link. At most 300 an hour from a network, 30 of them without a form token, and ten from one person.',
    body: {
      type: 'NEWS_UPDATES',
      firstName: 'Ama',
      lastName: 'Owusu',
      email: 'ama.owusu@example.org',
      countryCode: 'GH',
      language: 'en',
      consent: true,
    },
    answer: { data: null, message: 'Thank you. We have noted your interest.' },
  }),
  documentation(calls.readInterestConfirmation, {
    description:
      'For the page that the mailed link opens. Mail scanners open links, so that reading confirms nothing.',
    body: { token: 'Zk3vJ0t5mX8qR2w7yB1cN4dE6fH9gK0lP3sU5vW7xY' },
    answer: { data: { email: 'ama.owusu@example.org' }, message: '' },
  }),
  documentation(calls.confirmInterest, {
    description: 'Takes the token of the mailed link: once, within 72 hours.',
    body: { token: 'Zk3vJ0t5mX8qR2w7yB1cN4dE6fH9gK0lP3sU5vW7xY' },
    answer: { data: { email: 'ama.owusu@example.org' }, message: 'Thank you. We will send you our news.' },
  }),
  documentation(calls.listInterests, {
    description: 'Newest first. A search looks at names, address and organisation.',
    query: { page: 1, pageSize: 10, type: ['CONTRIBUTE'], status: ['NEW'] },
    answer: { data: [interest], message: '', total: 1, page: 1, pageSize: 10 },
  }),
  documentation(calls.getInterest, {
    description: 'With who noted its status last, and when.',
    params: { id: interest.id },
    answer: { data: interest, message: '' },
  }),
  documentation(calls.setInterestStatus, {
    description: 'Written down in the log. `stale_version`: somebody else noted something meanwhile.',
    body: { id: interest.id, status: 'CONTACTED', rowVersion: 1 },
    answer: {
      data: {
        ...interest,
        status: 'CONTACTED',
        statusBy: 'Grace Wanjiru',
        statusAt: '2026-11-21T10:30:00.000Z',
        rowVersion: 2,
      },
      message: 'The status was saved.',
    },
  }),
  documentation(calls.deleteInterest, {
    description:
      'For somebody who takes the consent back. The log says that it was deleted and by whom, not whose it was.',
    params: { id: interest.id },
    answer: { data: null, message: 'The registration was deleted.' },
  }),
];
