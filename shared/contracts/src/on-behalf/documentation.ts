import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';

const id = 'app_jzpa098897adyx8tqms2';

export const onBehalfDocumentation: readonly Documentation[] = [
  documentation(calls.readEntry, {
    description:
      'All that staff entered for the applicant: by the token of the mailed link, or by number and mailed code. Nothing is confirmed by reading.',
    body: { applicationNumber: 'CF-2026-000016', code: '48291375' },
    answer: {
      data: {
        applicationNumber: 'CF-2026-000016',
        fundType: 'CREDIT_FUND',
        currency: 'USD',
        projectTitle: 'Cold storage and milling line for regional grain trade',
        applicant: { firstName: 'Kojo', lastName: 'Antwi', email: 'kojo.antwi@farm.example' },
        organisationName: 'Antwi Grain Mills',
        amountRequested: { amount: '250000.00', currency: 'USD' },
        answers: {},
        documents: [],
        submittedAt: '2026-11-20T09:12:00.000Z',
      },
      message: '',
    },
  }),
  documentation(calls.refuseEntry, {
    description:
      'The applicant did not agree to what staff entered. Managers are told by e-mail; it is neither recommended nor approved unless the applicant confirms it after being asked again.',
    body: { applicationNumber: 'CF-2026-000016', code: '48291375', reason: 'I know nothing of this.' },
    answer: {
      data: { applicationNumber: 'CF-2026-000016', refusedAt: '2026-11-21T08:30:00.000Z' },
      message: 'Thank you. The Fund has been told that you did not agree.',
    },
  }),
  documentation(calls.confirmEntry, {
    description:
      'The applicant says that what staff entered is the own application: with the token of the mailed link, or with the number of the application and the mailed code. Holds once.',
    body: { applicationNumber: 'CF-2026-000016', code: '48291375' },
    answer: {
      data: {
        applicationNumber: 'CF-2026-000016',
        projectTitle: 'Cold storage and milling line for regional grain trade',
        confirmedAt: '2026-11-21T08:30:00.000Z',
      },
      message: 'Thank you. The application is confirmed.',
    },
  }),
  documentation(calls.sendEntryConfirmation, {
    description:
      'Mails a new link and a new code to the applicant; earlier ones no longer count. For who entered it, and for staff who may decide it.',
    params: { id },
    answer: { message: 'The applicant has been asked by e-mail to confirm.' },
  }),
  documentation(calls.handOverEntry, {
    description:
      'From then on only the own account of the applicant acts on the application. Not taken back. Needs an account with the e-mail address of the applicant.',
    params: { id },
    body: { rowVersion: 1 },
    answer: {
      data: { id, handedOverAt: '2026-11-21T08:30:00.000Z', rowVersion: 2 },
      message: 'The application is now in the hands of the applicant.',
    },
  }),
];
