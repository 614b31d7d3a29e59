import { operation } from '../operation.ts';
import {
  ApplicationParams,
  MyApplicationsPage,
  MyApplicationsQuery,
  ResubmitBody,
  SentResult,
  SentVersionsResult,
  WithdrawBody,
  WithdrawnResult,
} from './application.schemas.ts';
import { completeCredit } from './complete-example.ts';
import { exampleSent } from './drafts.ts';
import { ApplicationDetailResult } from './staff-application.schemas.ts';

/** Why someone of the fund's staff may not read the content. */
export const gate = [
  'conflict_not_declared',
  'conflict_declared',
  'conflict_automatic',
  'own_application',
] as const;

/** An application that came back for changes. */
export const exampleReturned = 'app_jzpa098897adyx8tqms2';

export const listMyApplications = operation('listMyApplications', 'GET', '/application/myFundApplications', {
  permission: 'application.create',
  summary: "The caller's own applications and those the caller entered",
  description: 'The own ones and those entered for others, drafts included. `counts` ignores the filters.',
  query: MyApplicationsQuery,
  response: MyApplicationsPage,
  errors: ['invalid_request'],
  example: {
    query: { page: 1, pageSize: 10 },
    answer: {
      data: [
        {
          id: exampleReturned,
          applicationNumber: 'CF-2026-000016',
          fundId: 'fund_credit',
          fundType: 'CREDIT_FUND',
          status: 'RETURNED',
          projectTitle: 'Cold storage and milling line for regional grain trade',
          organisationName: 'Savanna Fresh Exports Ltd',
          countryCode: 'KE',
          amountRequested: { amount: '1240500.00', currency: 'USD' },
          amountApproved: null,
          version: 1,
          isOnBehalf: false,
          documents: { total: 4, clean: 4 },
          unreadMessages: 1,
          returnRequest: {
            sections: ['financing'],
            message:
              'Please state how the other funding is secured, and attach the missing page of the second document.',
            dueAt: '2026-12-17T09:00:00.000Z',
            returnedAt: '2026-10-18T08:48:00.000Z',
          },
          createdAt: '2026-09-26T09:00:00Z',
          lastSavedAt: '2026-10-04T08:12:00Z',
          submittedAt: '2026-10-04T08:12:00Z',
          decidedAt: null,
          rowVersion: 1,
        },
      ],
      message: '',
      total: 1,
      page: 1,
      pageSize: 10,
      counts: { all: 1, open: 1, closed: 0 },
    },
  },
});

export const getApplication = operation('getApplication', 'GET', '/application/fund/:id', {
  permission: 'application.read',
  scope: 'applications:read',
  summary: 'One application, as much of it as the caller may read',
  description:
    'What comes depends on who asks, see `audience`: OWNER reads the form as it stands and never a name, a score or a comment of staff; STAFF reads the form as it was last sent and what may be done with it; GATE is all that a reviewer gets before declaring that there is no conflict of interest.',
  params: ApplicationParams,
  response: ApplicationDetailResult,
  errors: ['not_found'],
  example: {
    params: { id: exampleReturned },
    answer: {
      data: {
        audience: 'OWNER',
        id: exampleReturned,
        applicationNumber: 'CF-2026-000016',
        fundId: 'fund_credit',
        fundType: 'CREDIT_FUND',
        currency: 'USD',
        version: 1,
        language: 'en',
        projectTitle: 'Cold storage and milling line for regional grain trade',
        summary:
          'A milling line and four cold rooms, so that flour and pulses reach three neighbouring markets.',
        countryCode: 'KE',
        city: 'Nairobi',
        beneficiaryCountries: ['KE', 'TZ'],
        sector: 'AGRIBUSINESS',
        startDate: completeCredit.project.startDate,
        durationMonths: completeCredit.project.durationMonths,
        amountRequested: { amount: '1240500.00', currency: 'USD' },
        amountApproved: null,
        applicant: {
          userId: 'usr_rtk12sk4bswhcefx0e8p',
          firstName: 'Wanjiru',
          lastName: 'Kamau',
          email: 'beneficiary@demo.example',
          phone: '+254715550105',
        },
        organisation: {
          name: 'Savanna Fresh Exports Ltd',
          type: 'SME',
          registrationNumber: 'KE-57036',
          countryCode: 'KE',
          city: 'Nairobi',
          address: '57 Harbour Road',
          website: 'https://organisation.example',
        },
        onBehalf: {
          isOnBehalf: false,
          channel: null,
          enteredByUserId: null,
          authorityFileKey: null,
          applicantConfirmedAt: null,
          applicantRefusedAt: null,
          handedOverAt: null,
          hasAccount: true,
        },
        eligibility: {
          answers: completeCredit.eligibility,
          result: 'ELIGIBLE',
          failed: [],
          rulesVersion: 1,
          checkedAt: null,
        },
        answers: completeCredit,
        documents: [
          {
            fileKey: 'file_dk5vwqzqprvhasqgh2zw',
            docType: 'REGISTRATION_CERT',
            fileName: 'registration-cert.pdf',
            mime: 'application/pdf',
            size: 1300,
            sha256: 'dea1ccaddc5d2151c7e7ec365546fb2843b32316cb4995c30caea27272afaef0',
            scanStatus: 'CLEAN',
          },
        ],
        declarationsSignedAt: '2026-10-04T08:12:00Z',
        declarations: { ...completeCredit.declarations, signedAt: '2026-10-04T08:12:00Z' },
        returnRequest: {
          sections: ['financing', 'documents'],
          message:
            'Please state how the other funding is secured, and attach the missing page of the second document.',
          dueAt: '2026-12-17T09:00:00.000Z',
          returnedAt: '2026-10-18T08:48:00.000Z',
        },
        createdAt: '2026-09-26T09:00:00Z',
        lastSavedAt: '2026-10-04T08:12:00Z',
        submittedAt: '2026-10-04T08:12:00Z',
        decidedAt: null,
        rowVersion: 1,
        status: 'RETURNED',
        publicStatus: 'RETURNED',
        decision: null,
        receipt: {
          sha256: 'fe3370fe43757cb5cb5b5325fd1a2cc85833d27b1205138212797feaffdffbf5',
          at: '2026-10-04T08:12:00Z',
        },
      },
      message: '',
    },
  },
});

export const resubmit = operation('resubmit', 'POST', '/application/resubmit/:id', {
  permission: 'application.create',
  summary: 'Sends the changes that were asked for, as the next version',
  description:
    'Answers a return. With `answers` they are saved first; only the named sections may be there, and at least one has to differ. Send an `Idempotency-Key`.',
  params: ApplicationParams,
  body: ResubmitBody,
  response: SentResult,
  errors: [
    'invalid_request',
    'not_found',
    'stale_version',
    'invalid_state',
    'sections_closed',
    'nothing_changed',
    'application_incomplete',
    'file_not_clean',
    'file_not_scanned',
    'idempotency_mismatch',
    'idempotency_in_progress',
  ],
  example: {
    params: { id: exampleReturned },
    body: { rowVersion: 1, answers: { financing: { otherFunding: '619500.00' } } },
    answer: {
      data: {
        ...exampleSent,
        id: exampleReturned,
        applicationNumber: 'CF-2026-000016',
        status: 'RESUBMITTED',
        version: 2,
      },
      message: 'Your application has been sent. You will find its number in your e-mail.',
    },
  },
});

export const withdraw = operation('withdraw', 'POST', '/application/withdraw/:id', {
  permission: 'application.create',
  summary: 'Withdraws an application that is not decided',
  description: 'Until there is a decision. The application stays readable.',
  params: ApplicationParams,
  body: WithdrawBody,
  response: WithdrawnResult,
  errors: ['invalid_request', 'not_found', 'own_application', 'stale_version', 'invalid_state'],
  example: {
    params: { id: exampleReturned },
    body: { rowVersion: 1, reason: 'We found other funding.' },
    answer: {
      data: { id: exampleReturned, status: 'WITHDRAWN', rowVersion: 2 },
      message: 'The application has been withdrawn.',
    },
  },
});

export const listVersions = operation('listVersions', 'GET', '/application/:id/versions', {
  permission: 'application.read',
  scope: 'applications:read',
  summary: 'Every sending with its receipt and what it changed',
  description:
    'What was sent is kept as it was, version by version. The receipt is the SHA-256 over answers and documents of ' +
    'that version; the changes are those since the version before.',
  params: ApplicationParams,
  response: SentVersionsResult,
  errors: ['not_found', ...gate],
  example: {
    params: { id: exampleReturned },
    answer: {
      data: [
        {
          version: 2,
          receipt: { sha256: 'b'.repeat(64), at: '2026-11-20T08:30:00.000Z' },
          changes: [{ section: 'project', field: 'durationMonths', old: 18, new: 24 }],
        },
        { version: 1, receipt: { sha256: 'a'.repeat(64), at: '2026-11-01T08:30:00.000Z' }, changes: [] },
      ],
      message: '',
    },
  },
});

export const exportApplicationPdf = operation('exportApplicationPdf', 'GET', '/application/export/pdf/:id', {
  permission: 'application.export-pdf',
  scope: 'applications:export',
  answers: 'file',
  timeoutMs: 60_000,
  summary: 'An application as a PDF file',
  description:
    'Every answer with the receipt, called `{name}_application_{date}.pdf`, in the language of the application. Applicants get their own, reviewers those assigned to them.',
  params: ApplicationParams,
  errors: ['not_found', ...gate, 'too_many_requests'],
  example: { params: { id: exampleReturned } },
});
