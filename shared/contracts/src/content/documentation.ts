import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';
import type { EmailKey, MailWords } from './sections.ts';

const text = { key: 'about-us', lang: 'fr' } as const;
const data = {
  title: 'Le Fonds d’ajustement',
  lead: 'Les effets du libre-échange viennent en plusieurs années.',
};
const draftState = {
  status: 'CHANGED' as const,
  version: 4,
  publishedVersion: 3,
  translationOf: 2,
  rowVersion: 6,
  updatedBy: 'Nomvula Dlamini',
  updatedAt: '2026-11-21T08:30:00.000Z',
  publishedAt: '2026-11-02T10:00:00.000Z',
  scheduledFor: null,
  missing: [],
};
const version = {
  version: 2,
  publishedBy: 'Nomvula Dlamini',
  publishedAt: '2026-10-12T09:15:00.000Z',
  isPublic: false,
};
const plan = {
  ...text,
  id: 'sch_5w2ymzjt09bbnswhsnq8',
  publishAt: '2027-01-04T06:00:00Z',
  state: 'WAITING',
  createdBy: 'Nomvula Dlamini',
  createdAt: '2026-11-21T08:31:00.000Z',
  isBehindDraft: false,
  reason: null,
} as const;

export const contentDocumentation: readonly Documentation[] = [
  documentation(calls.getContent, {
    description:
      'Everything that public pages say. `lang` leaves one language, with English where a section is not translated; `key` may be repeated. `draft=1` brings what is not published yet, to the super user only. Sends an ETag.',
    query: { lang: 'en', key: ['about-us'] },
    answer: {
      data: [
        {
          key: 'about-us',
          lang: 'en',
          data: {
            en: {
              lead: 'Freer trade pays off over years, while some of its costs come at once. The Fund exists to carry …',
              title: 'About the Adjustment Fund',
            },
          },
        },
      ],
      message: '',
    },
  }),
  documentation(calls.saveContent, {
    description:
      'Publishes one section in one language and touches no other; with `draft: true` it keeps the text for later and the public reads on what it read: a draft may have blanks, which `state.missing` names. The data is held against the shape of its section, and rich text is stored as blocks, never as HTML. Links to pages or files that the portal does not have are refused.',
    body: {
      key: 'about-us',
      lang: 'en',
      data: { title: 'About the Adjustment Fund', lead: 'Freer trade pays off over years.' },
      rowVersion: 3,
    },
    answer: {
      data: {
        key: 'about-us',
        lang: 'en',
        data: { title: 'About the Adjustment Fund', lead: 'Freer trade pays off over years.' },
        state: {
          status: 'PUBLISHED',
          version: 4,
          publishedVersion: 4,
          translationOf: null,
          rowVersion: 4,
          updatedBy: 'Nomvula Dlamini',
          updatedAt: '2026-11-21T08:30:00.000Z',
        },
      },
      message: 'The section was saved and published.',
    },
  }),
  documentation(calls.discardDraft, {
    description:
      'What is public stays, and a plan to publish the draft is called off. Without a draft nothing happens.',
    params: text,
    answer: {
      data: {
        key: 'about-us',
        lang: 'en',
        data: { fr: data },
        states: { fr: { ...draftState, status: 'PUBLISHED', version: 3, rowVersion: 7 } },
      },
      message: 'The draft was discarded.',
    },
  }),
  documentation(calls.listContentVersions, {
    description: 'Newest first, at most 200. `publishedBy` is null for what came with the portal.',
    params: text,
    answer: { data: [version], message: '' },
  }),
  documentation(calls.getContentVersion, {
    description: 'With its words, to be compared with another.',
    params: { ...text, version: '1' },
    answer: { data: { ...text, ...version, version: 1, data }, message: '' },
  }),
  documentation(calls.restoreContentVersion, {
    description:
      'The old words become the draft and are published like any other. With `rowVersion`, a save in between answers `stale_version`. A shape or link that is refused today is refused here too.',
    params: { ...text, version: '1' },
    body: { rowVersion: 5 },
    answer: {
      data: { ...text, data, state: draftState },
      message: 'The old version is now the draft. Publish it to make it public.',
    },
  }),
  documentation(calls.listContentSchedules, {
    description:
      'What waits comes first, the next in time before the others; then what failed in the last 30 days with the error code in `reason`.',
    answer: { data: [plan], message: '' },
  }),
  documentation(calls.scheduleContent, {
    description:
      'The draft, which must be complete, is published as it stands now; what is written afterwards stays a draft. The moment is up to a year ahead and met within a minute. An earlier plan of the text gives way, and publishing by hand calls it off. Without a draft: `invalid_state`.',
    body: { ...text, publishAt: '2027-01-04T06:00:00Z', rowVersion: 6 },
    answer: { data: plan, message: 'The draft will be published at the chosen time.' },
  }),
  documentation(calls.cancelContentSchedule, {
    description: 'The draft stays. What no longer waits answers `invalid_state`.',
    params: { id: 'sch_5w2ymzjt09bbnswhsnq8' },
    answer: { data: { ...plan, state: 'CANCELLED' }, message: 'The planned publication was cancelled.' },
  }),
  documentation(calls.noteContentEditor, {
    description:
      'To be repeated every few seconds while a text is open; who is silent for 45 seconds has gone. `tab` is a random name of the open page. `rowVersion` tells whether somebody saved meanwhile.',
    body: { ...text, tab: '5f0c8a3e-1b7d' },
    answer: {
      data: { others: [{ name: 'Josué Mutabazi', since: '2026-11-21T08:29:00.000Z' }], rowVersion: 6 },
      message: '',
    },
  }),
  documentation(calls.getBuiltInMails, {
    description:
      'To begin own words from. Greeting, farewell, codes and links are not among them: every mail adds those itself.',
    params: { lang: 'en' },
    answer: {
      data: {
        'account-locked': {
          subject: 'Your account is locked for a while',
          body: 'There were too many wrong attempts to sign in, so your account is locked for {{minutes}} minutes.',
        },
      } as Record<EmailKey, MailWords>, // one of them, to keep the example short
      message: '',
    },
  }),
  documentation(calls.sendTestMail, {
    description:
      'Goes to the address of the caller alone, with examples in its gaps. The words need not be saved; a gap that the mail cannot fill is refused. At most 10 in 10 minutes.',
    body: {
      key: 'account-locked',
      lang: 'en',
      subject: 'Your account is locked',
      body: 'For {{minutes}} minutes nobody can sign in with it.',
    },
    answer: { message: 'The test mail is on its way to your address.' },
  }),
  documentation(calls.orderDirectory, {
    description:
      'The named entries come first, in this order; the others follow as they did. An id that the list does not have answers `not_found`, and nothing moves.',
    body: { list: 'faqs', ids: ['faq_sfk83cw8cnyvjejc8dvs'] },
    answer: { data: ['faq_sfk83cw8cnyvjejc8dvs'], message: 'The order was saved.' },
  }),
];
