import Type, { type Static } from 'typebox';

export const FormToken = Type.Object(
  {
    /** Sent back as the header `Form-Token` with the form. */
    token: Type.String({ maxLength: 100 }),
    /** Seconds for which it is taken. */
    expiresIn: Type.Integer(),
  },
  { additionalProperties: false },
);
export type FormToken = Static<typeof FormToken>;
