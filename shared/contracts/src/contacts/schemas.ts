import Type, { type Static } from 'typebox';

const closed = { additionalProperties: false };
const Text = Type.String({ minLength: 1, maxLength: 300 });
const Texts = Type.Object(
  {
    en: Text,
    fr: Type.Optional(Text),
    pt: Type.Optional(Text),
    ar: Type.Optional(Text),
    es: Type.Optional(Text),
    sw: Type.Optional(Text),
  },
  closed,
);

/** An office of the Fund, not a message. */
const fields = {
  label: Texts,
  address: Texts,
  countryCode: Type.String({ pattern: '^[A-Z]{2}$' }),
  city: Type.String({ minLength: 1, maxLength: 100 }),
  emails: Type.Array(Type.String({ minLength: 3, maxLength: 254 }), { maxItems: 5 }),
  phones: Type.Array(Type.String({ minLength: 1, maxLength: 20 }), { maxItems: 5 }),
  openingHours: Texts,
  mapUrl: Type.Union([Type.String({ maxLength: 500 }), Type.Null()]),
  order: Type.Integer({ minimum: 0, maximum: 10_000 }),
  isPublished: Type.Boolean(),
};

export const Contact = Type.Object({
  id: Type.String(),
  ...fields,
  updatedAt: Type.String(),
  rowVersion: Type.Integer(),
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
  { id: Type.String({ maxLength: 40 }), ...fields, rowVersion: Type.Optional(Type.Integer({ minimum: 0 })) },
  closed,
);
export type ContactUpdate = Static<typeof ContactUpdate>;
