import Type, { type Static } from 'typebox';
import { localisedText } from '../localised.ts';
import { partnerTypes } from './partner-types.ts';

export const Partner = Type.Object({
  id: Type.String(),
  name: localisedText(600),
  type: Type.Enum([...partnerTypes]),
  /** What the partner is to the Fund, in a word or two. */
  role: localisedText(600),
  /** A drawn mark of the public file path, `GET /file/public/{logoFileKey}`; never a real logo. */
  logoFileKey: Type.Union([Type.String(), Type.Null()]),
  logoAlt: localisedText(600),
  website: Type.Union([Type.String(), Type.Null()]),
  description: localisedText(600),
  order: Type.Integer(),
  isPublished: Type.Boolean(),
});
export type Partner = Static<typeof Partner>;
