import { type Static, Type } from 'typebox';
import { optionalText, text } from '../fields.ts';

/** What went wrong in a browser. No personal data, no token, no typed text. */
export const ClientReport = Type.Object(
  {
    /** Such as `remote-failed`, `render-error`, `unhandled`. */
    kind: text(60),
    message: optionalText(2000),
    stack: Type.Optional(optionalText(8000)),
    /** The area that failed. */
    area: Type.Optional(optionalText(60)),
    /** Its pinned version. */
    version: Type.Optional(optionalText(80)),
    release: Type.Optional(optionalText(80)),
    /** Path of the page, without its query. */
    path: Type.Optional(optionalText(500)),
    supportId: Type.Optional(optionalText(80)),
  },
  { additionalProperties: false },
);
export type ClientReport = Static<typeof ClientReport>;

/** Browsers send an object or a list whose members differ by version; nothing of it is trusted. */
export const CspReport = Type.Unsafe<object>(
  Type.Union([Type.Object({}), Type.Array(Type.Unknown(), { maxItems: 100 })]),
);
export type CspReport = object;
