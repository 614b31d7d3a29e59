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
];
