import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';

export const interestDocumentation: readonly Documentation[] = [
  documentation(calls.registerInterest, {
    description:
      'Answers the same to everybody. NEWS_UPDATES becomes active once the address is confirmed by a mailed link. Five an hour for each network.',
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
  documentation(calls.confirmInterest, {
    description: 'Takes the token of the mailed link: once, within 72 hours.',
    body: { token: 'Zk3vJ0t5mX8qR2w7yB1cN4dE6fH9gK0lP3sU5vW7xY' },
    answer: { data: { email: 'ama.owusu@example.org' }, message: 'Thank you. We will send you our news.' },
  }),
];
