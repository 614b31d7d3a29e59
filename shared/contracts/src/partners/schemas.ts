import Type, { type Static } from 'typebox';
import { partnerTypes } from './partner-types.ts';

/** A text in English and any other of the six languages. */
const Texts = Type.Object({
  en: Type.String(),
  fr: Type.Optional(Type.String()),
  pt: Type.Optional(Type.String()),
  ar: Type.Optional(Type.String()),
  es: Type.Optional(Type.String()),
  sw: Type.Optional(Type.String()),
});

export const Partner = Type.Object({
  id: Type.String(),
  name: Texts,
  type: Type.Enum([...partnerTypes]),
  /** What the partner is to the Fund, in a word or two. */
  role: Texts,
  /** A drawn mark of the public file path, `GET /file/public/{logoFileKey}`; never a real logo. */
  logoFileKey: Type.Union([Type.String(), Type.Null()]),
  logoAlt: Texts,
  website: Type.Union([Type.String(), Type.Null()]),
  description: Texts,
  order: Type.Integer(),
  isPublished: Type.Boolean(),
});
export type Partner = Static<typeof Partner>;
