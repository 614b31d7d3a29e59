import Type, { type Static } from 'typebox';
import { asDraft, EntryState, oneLanguage } from '../content/entry-state.ts';
import { countryCode, emailText, phoneText, text, urlText } from '../fields.ts';
import { localisedText } from '../localised.ts';

const closed = { additionalProperties: false };
/** An office of the Fund, not a message. */
const fields = {
  label: localisedText(300),
  address: localisedText(300),
  countryCode: countryCode(),
  city: text(100),
  emails: Type.Array(emailText(), { maxItems: 5 }),
  phones: Type.Array(phoneText(), { maxItems: 5 }),
  openingHours: localisedText(300),
  mapUrl: Type.Union([urlText(), Type.Null()]),
  order: Type.Integer({ minimum: 0, maximum: 10_000 }),
  isPublished: Type.Boolean(),
};

export const Contact = Type.Object({
  id: Type.String(),
  ...fields,
  updatedAt: Type.String(),
  rowVersion: Type.Integer(),
  state: Type.Optional(EntryState),
});
export type Contact = Static<typeof Contact>;

export const ContactsQuery = Type.Object(
  {
    /** Unpublished ones too; for the super user. */
    draft: Type.Optional(Type.Literal('1')),
  },
  closed,
);
export type ContactsQuery = Static<typeof ContactsQuery>;

export const ContactInput = Type.Object(fields, closed);
export type ContactInput = Static<typeof ContactInput>;

export const ContactUpdate = Type.Object(
  {
    id: Type.String({ maxLength: 40 }),
    ...fields,
    rowVersion: Type.Optional(Type.Integer({ minimum: 0 })),
    draft: asDraft,
    lang: oneLanguage,
  },
  closed,
);
export type ContactUpdate = Static<typeof ContactUpdate>;

export const ContactParams = Type.Object({ id: Type.String({ maxLength: 40 }) }, closed);
export type ContactParams = Static<typeof ContactParams>;
