import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';
import { completeCredit } from './form/complete-example.ts';
import type { Draft, Sent } from './schemas.ts';

/** A draft that was begun and saved once. */
const begun: Draft = {
  id: 'app_5k2hq8w0n3d7c9x1v6tz',
  fundId: 'fund_base',
  fundType: 'BASE_FUND',
  currency: 'USD',
  status: 'DRAFT',
  applicationNumber: null,
  version: 1,
  isOnBehalf: false,
  answers: {
    project: { projectTitle: 'Tariff revenue loss, 2024 claim period', sector: 'TRADE_INFRASTRUCTURE' },
  },
  documents: [],
  returnRequest: null,
  createdAt: '2026-11-20T08:30:00.000Z',
  lastSavedAt: '2026-11-21T08:30:00.000Z',
  rowVersion: 2,
};

const sent: Sent = {
  id: begun.id,
  applicationNumber: 'BF-2026-000024',
  status: 'SUBMITTED',
  version: 1,
  submittedAt: '2026-11-21T08:30:00.000Z',
  receipt: {
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    at: '2026-11-21T08:30:00.000Z',
  },
  rowVersion: 3,
};

/** An application that came back for changes. */
const returned = 'app_jzpa098897adyx8tqms2';

export const applicationsDocumentation: readonly Documentation[] = [
  documentation(calls.createDraft, {
    description:
      'One draft for each applicant and fund: a second call answers the first one. Staff who enter an application for somebody say `isOnBehalf`.',
    body: { fundId: 'fund_base' },
    answer: {
      data: { ...begun, answers: {}, rowVersion: 1 },
      message: '',
    },
  }),
  documentation(calls.getDraft, {
    description:
      'By `id`, or the own draft for a `fundId`. Also an application that was returned, while its changes are made.',
    query: { id: begun.id },
    answer: {
      data: begun,
      message: '',
    },
  }),
  documentation(calls.saveDraft, {
    description:
      'Sections that are present replace the stored ones whole; half answers are kept. `stale_version` brings the stored draft as `data`. Of a returned application only the named sections are open.',
    body: {
      id: begun.id,
      rowVersion: 1,
      answers: begun.answers,
    },
    answer: {
      data: begun,
      message: 'Saved.',
    },
  }),
  documentation(calls.deleteDraft, {
    description: 'Only what was never sent.',
    query: { id: begun.id },
    answer: { message: 'The draft has been deleted.' },
  }),
  documentation(calls.apply, {
    description:
      'Checks every section, every document and the eligibility rules; numbers the application, keeps a snapshot and answers the SHA-256 of it. `application_incomplete` names the fields. Send an `Idempotency-Key`: pressing twice sends once.',
    body: { draftId: begun.id, rowVersion: 2, language: 'en' },
    answer: {
      data: sent,
      message: 'Your application has been sent. You will find its number in your e-mail.',
    },
  }),
  documentation(calls.applyOnBehalf, {
    description:
      'The same for a draft that staff entered; applicant and enterer get the receipt, and the enterer can never review or decide it.',
    body: { draftId: begun.id, rowVersion: 2, language: 'en' },
    answer: {
      data: sent,
      message: 'Your application has been sent. You will find its number in your e-mail.',
    },
  }),
  documentation(calls.listMyApplications, {
    description: 'The own ones and those entered for others, drafts included. `counts` ignores the filters.',
    query: { page: 1, pageSize: 10 },
    answer: {
      data: [
        {
          id: returned,
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
  }),
  documentation(calls.getApplication, {
    description:
      'What comes depends on who asks, see `audience`: OWNER reads the form as it stands and never a name, a score or a comment of staff; STAFF reads the form as it was last sent and what may be done with it; GATE is all that a reviewer gets before declaring that there is no conflict of interest.',
    params: { id: returned },
    answer: {
      data: {
        audience: 'OWNER',
        id: returned,
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
  }),
  documentation(calls.isApplicationInProgress, {
    description:
      'Whether a second application to this fund would be refused, and the draft to continue. A hint: the rule itself is kept when sending.',
    query: { fundId: 'fund_base' },
    answer: {
      data: { inProgress: false, applicationId: null, applicationNumber: null, status: null, draftId: null },
      message: '',
    },
  }),
  documentation(calls.resubmit, {
    description:
      'Answers a return. With `answers` they are saved first; only the named sections may be there, and at least one has to differ. Send an `Idempotency-Key`.',
    params: { id: returned },
    body: { rowVersion: 1, answers: { financing: { otherFunding: '619500.00' } } },
    answer: {
      data: { ...sent, id: returned, applicationNumber: 'CF-2026-000016', status: 'RESUBMITTED', version: 2 },
      message: 'Your application has been sent. You will find its number in your e-mail.',
    },
  }),
  documentation(calls.withdraw, {
    description: 'Until there is a decision. The application stays readable.',
    params: { id: returned },
    body: { rowVersion: 1, reason: 'We found other funding.' },
    answer: {
      data: { id: returned, status: 'WITHDRAWN', rowVersion: 2 },
      message: 'The application has been withdrawn.',
    },
  }),
  documentation(calls.getTimeline, {
    description:
      'Applicants read masked statuses and no names of staff. `usualDays` are the quartiles of this fund so far.',
    params: { id: returned },
    answer: {
      data: {
        events: [
          {
            id: 'ev_zrkz34mm1e9jjfpwxmsk',
            at: '2026-09-26T09:00:00Z',
            action: 'CREATE',
            fromStatus: null,
            toStatus: 'DRAFT',
            version: 1,
            message: null,
            actorName: 'Wanjiru Kamau',
            actorRole: 'FUND_BENEFICIARY_USER',
          },
        ],
        stages: [
          {
            stage: 'SENT',
            state: 'DONE',
            startedAt: '2026-10-04T08:12:00Z',
            endedAt: '2026-10-04T08:12:00Z',
            dueAt: null,
          },
        ],
        usualDays: { from: 35, to: 43 },
        turn: 'APPLICANT',
      },
      message: '',
    },
  }),
  documentation(calls.listVersions, {
    description:
      'What was sent is kept as it was, version by version. The receipt is the SHA-256 over answers and documents of ' +
      'that version; the changes are those since the version before.',
    params: { id: returned },
    answer: {
      data: [
        {
          version: 2,
          receipt: { sha256: 'b'.repeat(64), at: '2026-11-20T08:30:00.000Z' },
          changes: [{ section: 'project', field: 'durationMonths', old: 18, new: 24 }],
        },
        {
          version: 1,
          receipt: { sha256: 'a'.repeat(64), at: '2026-11-01T08:30:00.000Z' },
          changes: [],
        },
      ],
      message: '',
    },
  }),
  documentation(calls.listMessages, {
    description: 'Oldest first. Applicants read no names of staff.',
    params: { id: returned },
    answer: {
      data: {
        messages: [
          {
            id: 'msg_jzpa098897adyx8tqms2a',
            from: 'FUND',
            authorName: null,
            isMine: false,
            text: 'Which of the two suppliers in annex one is meant for the first delivery?',
            fileKey: null,
            fileName: null,
            at: '2026-10-18T10:48:00Z',
            readAt: null,
          },
        ],
        unread: 1,
      },
      message: '',
    },
  }),
  documentation(calls.sendMessage, {
    description: 'At most 4 000 characters and one file. The other side is told by mail.',
    params: { id: returned },
    body: { text: 'The second supplier, see page 3.' },
    answer: {
      data: {
        id: 'msg_3m9x2hfd8v5t',
        from: 'APPLICANT',
        authorName: 'Wanjiru Kamau',
        isMine: true,
        text: 'The second supplier, see page 3.',
        fileKey: null,
        fileName: null,
        at: '2026-11-21T08:30:00.000Z',
        readAt: null,
      },
      message: 'Your message has been sent.',
    },
  }),
  documentation(calls.readMessages, {
    description: 'Marks all that the other side wrote so far.',
    params: { id: returned },
    answer: { message: '' },
  }),
  documentation(calls.exportApplicationPdf, {
    description:
      'Every answer with the receipt, called `{name}_application_{date}.pdf`, in the language of the application. Applicants get their own, reviewers those assigned to them.',
    params: { id: returned },
  }),
];
