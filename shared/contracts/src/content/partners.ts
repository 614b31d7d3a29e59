import { type Static, Type } from 'typebox';
import { urlText } from '../fields.ts';
import { Nothing, operation, page, result } from '../operation.ts';
import { closed, localisedText, Nullable } from '../schema-parts.ts';
import { EntriesQuery, EntryState, entryUpdate } from './editing.ts';
import { partnerTypes } from './keys.ts';
import { PublicFile } from './parts.ts';

const words = {
  name: localisedText(600),
  type: Type.Enum([...partnerTypes]),
  /** What the partner is to the Fund, in a word or two. */
  role: localisedText(600),
};
const about = {
  logoAlt: localisedText(600),
  website: Nullable(Type.String()),
  description: localisedText(600),
  order: Type.Integer(),
  isPublished: Type.Boolean(),
};

export const Partner = Type.Object({
  id: Type.String(),
  ...words,
  /** A drawn mark of the public file path, `GET /file/public/{logoFileKey}`; never a real logo. */
  logoFileKey: Nullable(Type.String()),
  ...about,
  updatedAt: Type.Optional(Type.String()),
  rowVersion: Type.Optional(Type.Integer()),
  state: Type.Optional(EntryState),
});
export type Partner = Static<typeof Partner>;

const fields = {
  ...words,
  logoFileKey: Nullable(PublicFile),
  ...about,
  website: Nullable(urlText()),
  order: Type.Integer({ minimum: 0, maximum: 10_000 }),
};

export const PartnerInput = closed(fields);
export type PartnerInput = Static<typeof PartnerInput>;

export const PartnerUpdate = entryUpdate(fields);

const exampleInput = {
  name: { en: 'AfCFTA Secretariat', fr: 'Secrétariat de la ZLECAf' },
  type: 'FOUNDER',
  role: { en: 'Founder', fr: 'Fondateur' },
  logoFileKey: null,
  logoAlt: { en: 'Drawn mark: a triangle in a circle', fr: 'Signe dessiné : un triangle dans un cercle' },
  website: 'https://secretariat.example',
  description: { en: 'Looks after the Agreement and set up the Fund together with the bank.' },
  order: 10,
  isPublished: true,
} as const;

const exampleId = 'prt_hsnq8tw2ymzjt09bbnsw';

export const listPartners = operation('listPartners', 'GET /cms/about-us/partners', {
  permission: 'public',
  summary: 'Published partners in order; all of them for the super user with draft=1',
  description:
    'All on one page, in their order. `logoFileKey` is an icon of `GET /file/public/{icon}`. `draft=1` brings unpublished ones, to the super user only.',
  query: EntriesQuery,
  response: page(Partner),
  errors: ['unauthorized', 'forbidden'],
  example: { query: {} },
});

export const addPartner = operation('addPartner', 'POST /cms/about-us/partners', {
  permission: 'content.manage',
  summary: 'Adds a partner',
  description: 'English is needed, the other languages may follow. `logoFileKey` must be a published file.',
  body: PartnerInput,
  response: result(Partner),
  example: { body: exampleInput },
});

export const updatePartner = operation('updatePartner', 'PUT /cms/about-us/partners/update', {
  permission: 'content.manage',
  summary: 'Changes a partner',
  description:
    'Replaces the partner. With `rowVersion`, a change in between answers `stale_version`. With `lang` only the texts of that language, and what is the same in all of them, are saved or published; English is the first to be.',
  body: PartnerUpdate,
  response: result(Partner),
  errors: ['not_found', 'stale_version'],
  example: { body: { id: exampleId, ...exampleInput, rowVersion: 1 } },
});

export const deletePartner = operation('deletePartner', 'DELETE /cms/about-us/partners/delete/:id', {
  permission: 'content.manage',
  summary: 'Removes a partner',
  description: 'To hide a partner for a time, save it with `isPublished: false` instead.',
  params: closed({ id: Type.String({ maxLength: 40 }) }),
  response: Nothing,
  example: { params: { id: exampleId } },
});
