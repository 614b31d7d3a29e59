import { type Static, type TProperties, Type } from 'typebox';
import { closed } from '../schema-parts.ts';
import { listLimits } from './limits.ts';
import { Action, Head, Label, Line, Link, OptionalText, Step, Text } from './parts.ts';

const short = { maxItems: listLimits.short };

const Rule = closed({ title: Line, text: Text });

const Rules = closed({
  title: Line,
  lead: OptionalText,
  rules: Type.Array(Rule, { minItems: 1, ...short }),
  /** The call below the rules. */
  check: closed({ title: Line, text: Text, action: Action }),
});

const Form = closed({
  title: Line,
  lead: OptionalText,
  /** What an applicant prepares; required ones are asked for before sending. */
  documents: Type.Array(closed({ title: Line, text: Text, required: Type.Boolean() }), short),
  /** Files to take away; `href` is an address under `/api/file/public/`. */
  downloads: Type.Array(closed({ title: Line, detail: Line, href: Link }), short),
  start: closed({ title: Line, text: Text, action: Label, login: Label }),
});

const page = <P extends TProperties>(rules: P) =>
  closed({
    title: Line,
    lead: Text,
    primary: Action,
    secondary: Action,
    facts: Type.Array(closed({ label: Label, value: Line }), short),
    ...rules,
    processHead: Head,
    process: Type.Array(Step, { minItems: 1, ...short }),
    form: Form,
  });

export const BaseFundContent = page({ eligibility: Rules });
export type BaseFundContent = Static<typeof BaseFundContent>;

export const CreditFundContent = page({ criteria: Rules });
export type CreditFundContent = Static<typeof CreditFundContent>;
