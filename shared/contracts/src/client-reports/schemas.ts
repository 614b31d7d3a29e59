import { type Static, Type } from 'typebox';
import { optionalText, text } from '../fields.ts';

/** What went wrong in a browser. No personal data, no token, no typed text. */
export const ClientReport = Type.Object(
  {
    /** The area that failed, or `shell`. */
    area: text(60),
    /** Its pinned version. */
    version: Type.Optional(optionalText(120)),
    /** Of the release. */
    sequence: Type.Optional(Type.Number()),
    /** Such as `load` or `render`. */
    phase: Type.Optional(optionalText(60)),
    message: optionalText(2000),
    /** Shown to the person, so that support finds the report. */
    reference: Type.Optional(optionalText(80)),
  },
  { additionalProperties: false },
);
export type ClientReport = Static<typeof ClientReport>;

/** Browsers send an object or a list whose members differ by version; nothing of it is trusted. */
export const CspReport = Type.Unsafe<object>(
  Type.Union([Type.Object({}), Type.Array(Type.Unknown(), { maxItems: 100 })]),
);
export type CspReport = object;
