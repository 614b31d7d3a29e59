import { type Static, Type } from 'typebox';
import { dayText, optionalText, text } from '../fields.ts';
import { closed } from '../schema-parts.ts';
import { textLimits } from './limits.ts';
import { isSafeLink } from './links.ts';

/** A short name: a button, a badge, a column head. */
export const Label = text(textLimits.label);
/** A title or one short sentence. */
export const Line = text(textLimits.line);
/** A few plain sentences. */
export const Text = text(textLimits.text);
/** As `Text`, and may be left empty. */
export const OptionalText = optionalText(textLimits.text);
export const Link = Type.Refine(Type.String({ maxLength: textLimits.link, errorCode: 'url' }), isSafeLink);
/** A calendar day as `2025-11-12`. */
export const Day = dayText();
/** A key of the public file path, as in `linkedin.svg`. */
export const PublicFile = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$' });

export const Action = closed({ label: Label, href: Link });
export type Action = Static<typeof Action>;

/** A title with the sentence below it. */
export const Head = closed({ title: Line, lead: OptionalText });
export type Head = Static<typeof Head>;

/** One step of a process; `who` says whose turn it is. */
export const Step = closed({ title: Line, text: Text, who: Type.Enum(['YOU', 'FUND']) });
export type Step = Static<typeof Step>;

export const FundType = Type.Enum(['BASE_FUND', 'CREDIT_FUND']);
