import { type Static, Type } from 'typebox';
import { page, result } from '../envelopes.ts';
import { urlText } from '../fields.ts';
import { localisedText } from '../localised.ts';
import { operation } from '../operation.ts';
import { asDraft, EntryState, oneLanguage } from './entry-state.ts';
import { partnerTypes } from './keys.ts';
import { PublicFile } from './parts.ts';

const closed = { additionalProperties: false };

const words = {
  name: localisedText(600),
  type: Type.Enum([...partnerTypes]),
  /** What the partner is to the Fund, in a word or two. */
  role: localisedText(600),
};
const about = {
  logoAlt: localisedText(600),
  website: Type.Union([Type.String(), Type.Null()]),
  description: localisedText(600),
  order: Type.Integer(),
  isPublished: Type.Boolean(),
};

export const Partner = Type.Object({
  id: Type.String(),
  ...words,
  /** A drawn mark of the public file path, `GET /file/public/{logoFileKey}`; never a real logo. */
  logoFileKey: Type.Union([Type.String(), Type.Null()]),
  ...about,
  updatedAt: Type.Optional(Type.String()),
  rowVersion: Type.Optional(Type.Integer()),
  state: Type.Optional(EntryState),
});
export type Partner = Static<typeof Partner>;

export const PartnersQuery = Type.Object(
  {
    /** Unpublished ones too; for the super user. */
    draft: Type.Optional(Type.Literal('1')),
  },
  closed,
);
export type PartnersQuery = Static<typeof PartnersQuery>;

const fields = {
  ...words,
  logoFileKey: Type.Union([PublicFile, Type.Null()]),
  ...about,
  website: Type.Union([urlText(), Type.Null()]),
  order: Type.Integer({ minimum: 0, maximum: 10_000 }),
};

export const PartnerInput = Type.Object(fields, closed);
export type PartnerInput = Static<typeof PartnerInput>;

export const PartnerUpdate = Type.Object(
  {
    id: Type.String({ maxLength: 40 }),
    ...fields,
    rowVersion: Type.Optional(Type.Integer({ minimum: 0 })),
    draft: asDraft,
    lang: oneLanguage,
  },
  closed,
);
export type PartnerUpdate = Static<typeof PartnerUpdate>;

export const PartnerParams = Type.Object({ id: Type.String({ maxLength: 40 }) }, closed);
export type PartnerParams = Static<typeof PartnerParams>;

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

const partner = {
  id: 'prt_hsnq8tw2ymzjt09bbnsw',
  ...exampleInput,
  updatedAt: '2026-11-21T08:30:00.000Z',
  rowVersion: 1,
};

export const listPartners = operation('listPartners', 'GET', '/cms/about-us/partners', {
  permission: 'public',
  summary: 'Published partners in order; all of them for the super user with draft=1',
  description:
    'All on one page, in their order. `logoFileKey` is an icon of `GET /file/public/{icon}`. `draft=1` brings unpublished ones, to the super user only.',
  query: PartnersQuery,
  response: page(Partner),
  errors: ['unauthorized', 'forbidden'],
  example: {
    query: {},
    answer: {
      data: [
        {
          id: 'prt_hsnq8tw2ymzjt09bbnsw',
          name: { en: 'AfCFTA Secretariat', fr: 'Secrétariat de la ZLECAf' },
          type: 'FOUNDER',
          role: { en: 'Founder', fr: 'Fondateur' },
          logoFileKey: 'partner-secretariat.svg',
          logoAlt: {
            en: 'Drawn mark: a triangle in a circle',
            fr: 'Signe dessiné : un triangle dans un cercle',
          },
          website: null,
          description: {
            en: 'Looks after the Agreement from its seat in Accra and set up the Fund together with the bank.',
            fr: 'Veille sur l’Accord depuis son siège d’Accra et a créé le Fonds avec la banque.',
          },
          order: 10,
          isPublished: true,
        },
      ],
      message: '',
      total: 1,
      page: 1,
      pageSize: 1,
    },
  },
});

export const addPartner = operation('addPartner', 'POST', '/cms/about-us/partners', {
  permission: 'content.manage',
  summary: 'Adds a partner',
  description: 'English is needed, the other languages may follow. `logoFileKey` must be a published file.',
  body: PartnerInput,
  response: result(Partner),
  errors: [],
  example: { body: exampleInput, answer: { data: partner, message: 'The partner was added.' } },
});

export const updatePartner = operation('updatePartner', 'PUT', '/cms/about-us/partners/update', {
  permission: 'content.manage',
  summary: 'Changes a partner',
  description:
    'Replaces the partner. With `rowVersion`, a change in between answers `stale_version`. With `lang` only the texts of that language, and what is the same in all of them, are saved or published; English is the first to be.',
  body: PartnerUpdate,
  response: result(Partner),
  errors: ['not_found', 'stale_version'],
  example: {
    body: { id: partner.id, ...exampleInput, rowVersion: 1 },
    answer: { data: { ...partner, rowVersion: 2 }, message: 'The partner was saved.' },
  },
});

export const deletePartner = operation('deletePartner', 'DELETE', '/cms/about-us/partners/delete/:id', {
  permission: 'content.manage',
  summary: 'Removes a partner',
  description: 'To hide a partner for a time, save it with `isPublished: false` instead.',
  params: PartnerParams,
  response: result(Type.Null()),
  errors: ['not_found'],
  example: { params: { id: partner.id }, answer: { data: null, message: 'The partner was deleted.' } },
});
