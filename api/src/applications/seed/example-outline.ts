import { languages } from '@portal/contracts';
import { sectors, statuses, supportTypes } from '@portal/contracts/applications/enums';
import { fundTypes } from '@portal/contracts/funds/enums';
import { closed, Nullable } from '@portal/contracts/schema-parts';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import examples from '../../../seed/applications.json' with { type: 'json' };

const score = Type.Integer({ minimum: 0, maximum: 5 });

const scores = Type.Tuple([score, score, score, score, score]);

/** One invented application, from which everything around it follows. */
const ExampleOutline = closed({
  /** Place in `people.beneficiaries`; null: somebody without an account, entered by a manager. */
  owner: Nullable(Type.Integer()),
  fund: Type.Enum([...fundTypes]),
  status: Type.Enum([...statuses]),
  title: Type.String(),
  /** In Latin letters, for its documents: their font has no others. */
  documentTitle: Type.Optional(Type.String()),
  summary: Type.String(),
  sector: Type.Enum([...sectors]),
  support: Type.Optional(Type.Enum([...supportTypes])),
  /** Whole units of the currency; a claim of lost revenue follows from its lines instead. */
  amount: Type.Optional(Type.Integer()),
  approved: Type.Optional(Type.Integer()),
  /** Days before the base date on which it was sent, or last saved. */
  sent: Type.Integer(),
  /** Days from sending to the decision. */
  took: Type.Optional(Type.Integer()),
  language: Type.Optional(Type.Enum([...languages])),
  /** Scores of the reviewer, in the order of the criteria. */
  scores: Type.Optional(scores),
  /** Scores of the other reviewer, who read it before. */
  otherScores: Type.Optional(scores),
  /** Under review, and no reviewer has taken it yet. */
  unassigned: Type.Optional(Type.Boolean()),
});
export type ExampleOutline = Static<typeof ExampleOutline>;

/** Invented requests of state bodies, then of companies that were decided, then of those under way. @throws where one is wrong */
export const exampleOutlines = (): ExampleOutline[] => Value.Parse(Type.Array(ExampleOutline), examples);
