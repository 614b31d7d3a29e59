import { type Static, Type } from 'typebox';
import { sectors } from '../applications/enums.ts';
import { dayText } from '../fields.ts';
import { languages } from '../languages.ts';
import { operation, result } from '../operation.ts';
import { closed, Lang, Nullable } from '../schema-parts.ts';

/** What a reviewer can judge. */
export const ExpertiseBody = closed({
  sectors: Type.Array(Type.Enum(sectors), { maxItems: sectors.length, uniqueItems: true }),
  /** Read besides the language of the account. */
  languages: Type.Array(Lang, { maxItems: languages.length, uniqueItems: true }),
  /** The last day away; null: at work. */
  absentUntil: Nullable(dayText()),
});
export type Expertise = Static<typeof ExpertiseBody>;
const ExpertiseResult = result(
  Type.Object({ ...ExpertiseBody.properties, absentUntil: Nullable(Type.String()) }),
);

export const getExpertise = operation('getExpertise', 'GET /profile/expertise', {
  permission: 'application.expertise',
  summary: "The caller's sectors, languages and absence",
  description: 'By these the caller is proposed as reviewer. Nothing is declared until it is saved.',
  response: ExpertiseResult,
});

export const saveExpertise = operation('saveExpertise', 'PUT /profile/expertise', {
  permission: 'application.expertise',
  summary: "Changes the caller's sectors, languages and absence",
  description:
    'While away the caller is not proposed, and somebody else is for what the caller has not finished. Nothing is taken away before a manager accepts that.',
  body: ExpertiseBody,
  response: ExpertiseResult,
  example: { body: { sectors: ['ENERGY'], languages: ['fr'], absentUntil: '2036-12-12' } },
});
