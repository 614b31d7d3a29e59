import { type Static, Type } from 'typebox';
import { operation, result } from '../operation.ts';
import { closed } from '../schema-parts.ts';
import { directories } from './keys.ts';
import { ContentQuery, ContentSave, SavedContent, Section } from './section.schemas.ts';

/** Ids of a list from first to last; entries that are not named follow in the order that they had. */
export const OrderBody = closed({
  list: Type.Enum([...directories]),
  ids: Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: 300, uniqueItems: true }),
});
export type OrderBody = Static<typeof OrderBody>;

export const getContent = operation('getContent', 'GET /cms/cms-data/all', {
  permission: 'public',
  summary: 'All content sections as published, in every language or in one with English filled in',
  description:
    'Everything that public pages say. `lang` leaves one language, with English where a section is not translated; `key` may be repeated. `draft=1` brings what is not published yet, to the super user only. Sends an ETag.',
  query: ContentQuery,
  response: result(Type.Array(Section)),
  errors: ['unauthorized', 'forbidden'],
  example: { query: { lang: 'en', key: ['about-us'] } },
});

export const saveContent = operation('saveContent', 'PUT /cms/cms-data', {
  permission: 'content.manage',
  summary: 'Saves one section in one language, public at once or as a draft',
  description:
    'Publishes one section in one language and touches no other; with `draft: true` it keeps the text for later and the public reads on what it read: a draft may have blanks, which `state.missing` names. The data is held against the schema of its section, and rich text is stored as blocks, never as HTML. Links to pages or files that the portal does not have are refused.',
  body: ContentSave,
  response: result(SavedContent),
  errors: ['stale_version'],
  example: {
    body: {
      key: 'about-us',
      lang: 'en',
      data: { title: 'About the Adjustment Fund', lead: 'Freer trade pays off over years.' },
      rowVersion: 3,
    },
  },
});

export const orderDirectory = operation('orderDirectory', 'PUT /cms/order', {
  permission: 'content.manage',
  summary: 'Orders the questions, partners or offices; answers all ids in their order',
  description:
    'The named entries come first, in this order; the others follow as they did. An id that the list does not have answers `not_found`, and nothing moves.',
  body: OrderBody,
  response: result(Type.Array(Type.String())),
  errors: ['not_found'],
  example: { body: { list: 'faqs', ids: ['faq_sfk83cw8cnyvjejc8dvs'] } },
});

export const PublicRevision = closed({
  /** Moves with every change of what visitors read, and when a fund opens or closes by the clock; compare it, nothing else. */
  revision: Type.String({ maxLength: 20 }),
  changedAt: Type.String(),
});
export type PublicRevision = Static<typeof PublicRevision>;

export const getPublicRevision = operation('getPublicRevision', 'GET /public-pages/revision', {
  permission: 'public',
  summary: 'A mark that moves with everything that public pages show',
  description:
    'For caches of public pages: the same revision means that content, questions, partners, offices, published files and the facts of the funds are as they were, and that no fund has opened or closed by the clock. Votes on questions and balances do not move it.',
  response: result(PublicRevision),
});
