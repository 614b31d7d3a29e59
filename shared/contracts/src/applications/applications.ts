import { type Static, Type } from 'typebox';
import { idempotencyErrors, operation, result } from '../operation.ts';
import { closed } from '../schema-parts.ts';
import {
  ApplicationParams,
  MyApplicationsPage,
  MyApplicationsQuery,
  ResubmitBody,
  SentResult,
  SentVersionSchema,
  WithdrawBody,
  WithdrawnResult,
} from './application.schemas.ts';
import { ApplicationDetailSchema } from './staff-application.schemas.ts';

/** Why someone of the fund's staff may not read the content. */
export const readErrors = [
  'conflict_not_declared',
  'conflict_declared',
  'conflict_automatic',
  'own_application',
] as const;

/** Why an application is not sent, for the first time or again. */
export const sendErrors = [
  'not_found',
  'stale_version',
  'invalid_state',
  'application_incomplete',
  'file_not_clean',
  'file_not_scanned',
  'not_signed',
  ...idempotencyErrors,
] as const;

/** An application that came back for changes. */
export const exampleReturned = 'app_jzpa098897adyx8tqms2';

export const listMyApplications = operation('listMyApplications', 'GET /application/myFundApplications', {
  permission: 'application.create',
  summary: "The caller's own applications, those the caller entered and those of colleagues",
  description:
    'The own ones, those entered for others and those that the caller works on as a colleague (`role`), drafts included. `counts` ignores the filters; `counts.unread` are messages of the Fund.',
  query: MyApplicationsQuery,
  response: MyApplicationsPage,
  example: { query: { page: 1, pageSize: 10 } },
});

export const getApplication = operation('getApplication', 'GET /application/fund/:id', {
  permission: 'application.read',
  scope: 'applications:read',
  summary: 'One application, as much of it as the caller may read',
  description:
    'What comes depends on who asks, see `audience`: OWNER reads the form as it stands and never a name, a score or a comment of staff; STAFF reads the form as it was last sent and what may be done with it; RESTRICTED is all that a reviewer gets before declaring that there is no conflict of interest.',
  params: ApplicationParams,
  response: result(ApplicationDetailSchema),
  example: { params: { id: exampleReturned } },
});

export const resubmit = operation('resubmit', 'POST /application/resubmit/:id', {
  permission: 'application.create',
  summary: 'Sends the changes that were asked for, as the next version',
  description:
    'Answers a return. With `answers` they are saved first; only the named sections may be there, and at least one has to differ. Send an `Idempotency-Key`.',
  params: ApplicationParams,
  body: ResubmitBody,
  response: SentResult,
  errors: [...sendErrors, 'sections_closed', 'nothing_changed'],
  example: {
    params: { id: exampleReturned },
    body: { rowVersion: 1, answers: { financing: { otherFunding: '619500.00' } } },
  },
});

export const withdraw = operation('withdraw', 'POST /application/withdraw/:id', {
  permission: 'application.create',
  summary: 'Withdraws an application that is not decided',
  description: 'Until there is a decision. The application stays readable.',
  params: ApplicationParams,
  body: WithdrawBody,
  response: WithdrawnResult,
  errors: ['own_application', 'conflict_declared', 'stale_version', 'invalid_state'],
  example: { params: { id: exampleReturned }, body: { rowVersion: 1, reason: 'We found other funding.' } },
});

export const listVersions = operation('listVersions', 'GET /application/:id/versions', {
  permission: 'application.read',
  scope: 'applications:read',
  summary: 'Every sending with its receipt and what it changed',
  description:
    'What was sent is kept as it was, version by version. The receipt is the SHA-256 over answers and documents of ' +
    'that version; the changes are those since the version before.',
  params: ApplicationParams,
  response: result(Type.Array(SentVersionSchema)),
  errors: readErrors,
  example: { params: { id: exampleReturned } },
});

export const exportApplicationPdf = operation('exportApplicationPdf', 'GET /application/export/pdf/:id', {
  permission: 'application.export-pdf',
  scope: 'applications:export',
  answers: 'file',
  timeoutMs: 60_000,
  summary: 'An application as a PDF file',
  description:
    'Every answer with the receipt, called `{name}_application_{date}.pdf`, in the language of the application. Applicants get their own, reviewers those assigned to them.',
  params: ApplicationParams,
  errors: readErrors,
  example: { params: { id: exampleReturned } },
});

/** As printed: `BF-2026-000123-1`, application number and version, and the SHA-256 in hexadecimal. */
export const CheckReceiptBody = closed({
  number: Type.String({ minLength: 1, maxLength: 40 }),
  sha256: Type.String({ minLength: 1, maxLength: 100 }),
});
export type CheckReceipt = Static<typeof CheckReceiptBody>;

export const checkReceipt = operation('checkReceipt', 'POST /receipts/check', {
  permission: 'public',
  summary: 'Whether a receipt is valid, and nothing else',
  description:
    'A receipt has a number, application number and version, and the SHA-256 of what was sent. Valid when both belong together and what is stored still has this SHA-256. A wrong one and one that never was are answered alike. Thirty in ten minutes for each network.',
  body: CheckReceiptBody,
  /** Nothing else: whether a number exists is not answered either. */
  response: result(Type.Object({ isValid: Type.Boolean() })),
  example: {
    body: {
      number: 'CF-2026-000016-1',
      sha256: 'fe3370fe43757cb5cb5b5325fd1a2cc85833d27b1205138212797feaffdffbf5',
    },
  },
});
