import { Type } from 'typebox';
import { Message, result } from '../envelopes.ts';
import { operation } from '../operation.ts';
import {
  BuiltInMails,
  ContentSchedule,
  ContentVersion,
  EditorBody,
  Editors,
  FullContentVersion,
  MailParams,
  OrderBody,
  RestoreBody,
  ScheduleBody,
  ScheduleParams,
  TestMail,
  TextParams,
  VersionParams,
} from './desk.ts';
import { ContentQuery, ContentSave, SavedContent, Section } from './section.schemas.ts';

const exampleText = { key: 'about-us', lang: 'fr' } as const;

export const getContent = operation('getContent', 'GET', '/cms/cms-data/all', {
  permission: 'public',
  summary: 'All content sections as published, in every language or in one with English filled in',
  description:
    'Everything that public pages say. `lang` leaves one language, with English where a section is not translated; `key` may be repeated. `draft=1` brings what is not published yet, to the super user only. Sends an ETag.',
  query: ContentQuery,
  response: result(Type.Array(Section)),
  errors: ['unauthorized', 'forbidden'],
  example: { query: { lang: 'en', key: ['about-us'] } },
});

export const saveContent = operation('saveContent', 'PUT', '/cms/cms-data', {
  permission: 'content.manage',
  summary: 'Saves one section in one language, public at once or as a draft',
  description:
    'Publishes one section in one language and touches no other; with `draft: true` it keeps the text for later and the public reads on what it read: a draft may have blanks, which `state.missing` names. The data is held against the shape of its section, and rich text is stored as blocks, never as HTML. Links to pages or files that the portal does not have are refused.',
  body: ContentSave,
  response: result(SavedContent),
  errors: ['payload_too_large', 'stale_version'],
  example: {
    body: {
      key: 'about-us',
      lang: 'en',
      data: { title: 'About the Adjustment Fund', lead: 'Freer trade pays off over years.' },
      rowVersion: 3,
    },
  },
});

export const discardDraft = operation('discardDraft', 'DELETE', '/cms/cms-data/draft/:key/:lang', {
  permission: 'content.manage',
  summary: 'Drops the draft of one language of a section',
  description:
    'What is public stays, and a plan to publish the draft is called off. Without a draft nothing happens.',
  params: TextParams,
  response: result(Type.Union([Section, Type.Null()])),
  errors: [],
  example: { params: exampleText },
});

export const listContentVersions = operation(
  'listContentVersions',
  'GET',
  '/cms/cms-data/versions/:key/:lang',
  {
    permission: 'content.manage',
    summary: 'Every version of one text that is or was public',
    description: 'Newest first, at most 200. `publishedBy` is null for what came with the portal.',
    params: TextParams,
    response: result(Type.Array(ContentVersion)),
    errors: [],
    example: { params: exampleText },
  },
);

export const getContentVersion = operation(
  'getContentVersion',
  'GET',
  '/cms/cms-data/versions/:key/:lang/:version',
  {
    permission: 'content.manage',
    summary: 'One version of a text in full',
    description: 'With its words, to be compared with another.',
    params: VersionParams,
    response: result(FullContentVersion),
    errors: ['not_found'],
    example: { params: { ...exampleText, version: '1' } },
  },
);

export const restoreContentVersion = operation(
  'restoreContentVersion',
  'POST',
  '/cms/cms-data/versions/:key/:lang/:version/restore',
  {
    permission: 'content.manage',
    summary: 'Makes an old version the new draft',
    description:
      'The old words become the draft and are published like any other. With `rowVersion`, a save in between answers `stale_version`. A shape or link that is refused today is refused here too.',
    params: VersionParams,
    body: RestoreBody,
    response: result(SavedContent),
    errors: ['not_found', 'stale_version'],
    example: { params: { ...exampleText, version: '1' }, body: { rowVersion: 5 } },
  },
);

export const listContentSchedules = operation('listContentSchedules', 'GET', '/cms/cms-data/schedules', {
  permission: 'content.manage',
  summary: 'What goes public by itself, and what failed to',
  description:
    'What waits comes first, the next in time before the others; then what failed in the last 30 days with the error code in `reason`.',
  response: result(Type.Array(ContentSchedule)),
  errors: [],
});

export const scheduleContent = operation('scheduleContent', 'POST', '/cms/cms-data/schedules', {
  permission: 'content.manage',
  summary: 'Publishes a draft at a later moment',
  description:
    'The draft, which must be complete, is published as it stands now; what is written afterwards stays a draft. The moment is up to a year ahead and met within a minute. An earlier plan of the text gives way, and publishing by hand calls it off. Without a draft: `invalid_state`.',
  body: ScheduleBody,
  response: result(ContentSchedule),
  errors: ['invalid_state', 'stale_version'],
  example: { body: { ...exampleText, publishAt: '2027-01-04T06:00:00Z', rowVersion: 6 } },
});

export const cancelContentSchedule = operation(
  'cancelContentSchedule',
  'DELETE',
  '/cms/cms-data/schedules/:id',
  {
    permission: 'content.manage',
    summary: 'Calls off a planned publication',
    description: 'The draft stays. What no longer waits answers `invalid_state`.',
    params: ScheduleParams,
    response: result(ContentSchedule),
    errors: ['not_found', 'invalid_state'],
    example: { params: { id: 'sch_5w2ymzjt09bbnswhsnq8' } },
  },
);

export const noteContentEditor = operation('noteContentEditor', 'PUT', '/cms/cms-data/editors', {
  permission: 'content.manage',
  summary: 'Says that a text is being edited and by whom else',
  description:
    'To be repeated every few seconds while a text is open; who is silent for 45 seconds has gone. `tab` is a random name of the open page. `rowVersion` tells whether somebody saved meanwhile.',
  body: EditorBody,
  response: result(Editors),
  errors: [],
  example: { body: { ...exampleText, tab: '5f0c8a3e-1b7d' } },
});

export const getBuiltInMails = operation('getBuiltInMails', 'GET', '/cms/mails/:lang', {
  permission: 'content.manage',
  summary: 'What every mail says of itself in one language',
  description:
    'To begin own words from. Greeting, farewell, codes and links are not among them: every mail adds those itself.',
  params: MailParams,
  response: result(BuiltInMails),
  errors: [],
  example: { params: { lang: 'en' } },
});

export const sendTestMail = operation('sendTestMail', 'POST', '/cms/mails/test', {
  permission: 'content.manage',
  summary: 'Sends the words of a mail to oneself',
  description:
    'Goes to the address of the caller alone, with examples in its gaps. The words need not be saved; a gap that the mail cannot fill is refused. At most 10 in 10 minutes.',
  body: TestMail,
  response: Message,
  errors: [],
  example: {
    body: {
      key: 'account-locked',
      lang: 'en',
      subject: 'Your account is locked',
      body: 'For {{minutes}} minutes nobody can sign in with it.',
    },
  },
});

export const orderDirectory = operation('orderDirectory', 'PUT', '/cms/order', {
  permission: 'content.manage',
  summary: 'Orders the questions, partners or offices; answers all ids in their order',
  description:
    'The named entries come first, in this order; the others follow as they did. An id that the list does not have answers `not_found`, and nothing moves.',
  body: OrderBody,
  response: result(Type.Array(Type.String())),
  errors: ['not_found'],
  example: { body: { list: 'faqs', ids: ['faq_sfk83cw8cnyvjejc8dvs'] } },
});
