import { type Static, type TProperties, Type } from 'typebox';
import { listLimits } from './limits.ts';
import { Action, Head, Label, Line, Link, OptionalText, Step, shape, Text } from './parts.ts';

const short = { maxItems: listLimits.short };

const Rule = shape({ title: Line, text: Text });

const Rules = shape({
  title: Line,
  lead: OptionalText,
  rules: Type.Array(Rule, { minItems: 1, ...short }),
  /** The call below the rules. */
  check: shape({ title: Line, text: Text, action: Action }),
});

const Form = shape({
  title: Line,
  lead: OptionalText,
  /** What an applicant prepares; required ones are asked for before sending. */
  documents: Type.Array(shape({ title: Line, text: Text, required: Type.Boolean() }), short),
  /** Files to take away; `href` is an address under `/api/file/public/`. */
  downloads: Type.Array(shape({ title: Line, detail: Line, href: Link }), short),
  start: shape({ title: Line, text: Text, action: Label, login: Label }),
});

const page = <P extends TProperties>(rules: P) =>
  shape({
    title: Line,
    lead: Text,
    primary: Action,
    secondary: Action,
    facts: Type.Array(shape({ label: Label, value: Line }), short),
    ...rules,
    processHead: Head,
    process: Type.Array(Step, { minItems: 1, ...short }),
    form: Form,
  });

export const BaseFundContent = page({ eligibility: Rules });
export type BaseFundContent = Static<typeof BaseFundContent>;

export const CreditFundContent = page({ criteria: Rules });
export type CreditFundContent = Static<typeof CreditFundContent>;
