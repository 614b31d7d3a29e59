import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';

export const logDocumentation: readonly Documentation[] = [
  documentation(calls.listLog, {
    description: 'Newest first. Secrets are masked in `changes`; `prevHash` and `hash` chain the rows.',
    query: { page: 1, pageSize: 10, process: ['AUTH'], from: '2026-11-01', to: '2026-11-30' },
    answer: {
      data: [
        {
          id: 'log_x46stkq2a77fy77nm70v',
          seq: '132',
          at: '2026-11-21T08:30:00.000Z',
          actorId: 'usr_rtk12sk4bswhcefx0e8p',
          actorName: 'Wanjiru Kamau',
          actorRole: 'FUND_BENEFICIARY_USER',
          process: 'AUTH',
          action: 'SIGN_IN',
          entityType: 'user',
          entityId: 'usr_rtk12sk4bswhcefx0e8p',
          entityLabel: 'beneficiary@demo.example',
          changes: [],
          outcome: 'OK',
          ip: '203.0.113.7',
          userAgent: 'node',
          requestId: 'accc99ba-4d22-40ec-a2b6-dd11e4789084',
          onBehalfOf: null,
          prevHash: '3b37ca57986d618b9b1a68ba8a90afeadcf58693e6c9a144525afe891e2061ba',
          hash: 'a5236d9e5d584a084ae52bad378e60caa80dc5bd94dfda29b67bcc4f27e69392',
        },
      ],
      message: '',
      total: 4,
      page: 1,
      pageSize: 10,
    },
  }),
  documentation(calls.exportLog, {
    description:
      'A spreadsheet called `Log_{YYYYMMDD_HHmmss}.xlsx` with the entries that the filters find and their seals. That it was made is an entry too.',
    body: { process: ['FUND'], from: '2026-01-01' },
  }),
  documentation(calls.checkLog, {
    description:
      'Computes both chains again from their first rows: that of the audit log and, in `signIns`, that of the history of sign-ins. `brokenAt` names the first row that was changed, removed or moved. The message speaks of both.',
    answer: {
      data: {
        rows: 134,
        isWhole: true,
        brokenAt: null,
        signIns: { rows: 58, isWhole: true, brokenAt: null },
      },
      message: 'Both logs are whole: no entry was changed or removed.',
    },
  }),
];
