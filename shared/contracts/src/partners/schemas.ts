import Type, { type Static } from 'typebox';
import { asDraft, EntryState, oneLanguage } from '../content/entry-state.ts';
import { PublicFile } from '../content/parts.ts';
import { urlText } from '../fields.ts';
import { localisedText } from '../localised.ts';
import { partnerTypes } from './partner-types.ts';

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
