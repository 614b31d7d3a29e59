import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';
import type { AccountHolder } from './schemas.ts';

const told: AccountHolder = {
  holder: 'National Treasury of Kenya',
  bank: 'Central Bank of Kenya',
  countryCode: 'KE',
  account: '1000302561',
  bic: 'CBKEKENX',
  rowVersion: 1,
  updatedAt: '2026-11-21T08:30:00.000Z',
};

const { updatedAt: _, ...typed } = told;

export const accountHolderDocumentation: readonly Documentation[] = [
  documentation(calls.getAccountHolder, {
    description:
      'For the applicant, managers and the super user; whoever of staff reads it is written in the log. Null until the applicant has told it.',
    params: { id: 'app_5k2hq8w0n3d7c9x1v6tz' },
    answer: { data: told, message: '' },
  }),
  documentation(calls.saveAccountHolder, {
    description:
      'Only while the application is approved, and only by the applicant: nobody of staff can change where money goes. An IBAN must have fitting check digits. The log has the last four characters.',
    params: { id: 'app_5k2hq8w0n3d7c9x1v6tz' },
    body: { ...typed, bic: 'CBKEKENX', rowVersion: 0 },
    answer: { data: told, message: 'The account has been saved.' },
  }),
];
