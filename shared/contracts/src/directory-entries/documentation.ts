import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';

const entry = { list: 'faqs', id: 'faq_5w2ymzjt09bbnswhsnq8' } as const;
const version = {
  version: 2,
  publishedBy: 'Nomvula Dlamini',
  publishedAt: '2026-10-12T09:15:00.000Z',
  isPublic: true,
  words: {
    category: 'GENERAL',
    question: { en: 'May two firms apply together?' },
    answer: { en: 'Yes, with one of them as the lead.' },
  },
};
const plan = {
  id: 'sch_5w2ymzjt09bbnswhsnq8',
  list: entry.list,
  entryId: entry.id,
  publishAt: '2027-01-04T06:00:00Z',
  state: 'WAITING',
  createdBy: 'Nomvula Dlamini',
  createdAt: '2026-11-21T08:31:00.000Z',
  isBehindDraft: false,
  reason: null,
} as const;

export const directoryEntriesDocumentation: readonly Documentation[] = [
  documentation(calls.discardEntryDraft, {
    description:
      'What is public stays, and a plan to publish is called off. With `lang` the drafts of other languages stay, too. An entry that was never public is deleted instead.',
    params: entry,
    query: { lang: 'fr' },
    answer: { data: null, message: 'The draft was discarded.' },
  }),
  documentation(calls.listEntryVersions, {
    description: 'Each publication that changed the words of the entry, newest first, with its words.',
    params: entry,
    answer: { data: [version], message: '' },
  }),
  documentation(calls.restoreEntryVersion, {
    description:
      'The words are checked as anything that is saved. Of a published entry they become the draft, of another its words. With `lang` those of that language alone.',
    params: { ...entry, version: '1' },
    body: { rowVersion: 4 },
    answer: { data: null, message: 'The version is now the draft.' },
  }),
  documentation(calls.scheduleEntry, {
    description:
      'Keeps the words as they are now; what is written afterwards stays a draft. `invalid_state`: the entry is public and has no draft. With `lang` that language alone goes public, English first.',
    body: { ...entry, publishAt: plan.publishAt, rowVersion: 4 },
    answer: { data: plan, message: 'The publication is planned.' },
  }),
  documentation(calls.listEntrySchedules, {
    description: '`reason` is the error code that kept one from going public.',
    answer: { data: [plan], message: '' },
  }),
  documentation(calls.cancelEntrySchedule, {
    description: 'The entry stays as it is on the desk. `invalid_state`: it no longer waits.',
    params: { id: plan.id },
    answer: { data: null, message: 'The planned publication was called off.' },
  }),
  documentation(calls.noteEntryEditor, {
    description:
      'To be repeated every few seconds while an entry is open; who is silent for 45 seconds has gone. `tab` is a random name of the open page. `rowVersion` tells whether somebody saved meanwhile.',
    body: { ...entry, tab: '5f0c8a3e-1b7d' },
    answer: {
      data: { others: [{ name: 'Josué Mutabazi', since: '2026-11-21T08:29:00.000Z' }], rowVersion: 6 },
      message: '',
    },
  }),
];
