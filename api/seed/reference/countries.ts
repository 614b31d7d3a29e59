import { readFileSync } from 'node:fs';
import { type Language, languages } from '@portal/contracts';
import { type Rec, recs } from '@portal/contracts/funds/enums';
import type { Country } from '@portal/contracts/funds/reference';
import * as africa from './african-union.ts';
import names from './country-names.json' with { type: 'json' };

/** Every country and territory with a dial code, below a line of headings; names come from the Unicode data of the runtime. */
const [, ...world] = readFileSync(new URL('./countries.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n');

const setOf = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));

const stateParties = setOf(africa.stateParties);
const signatories = setOf(africa.signatories);
const nonSignatories = setOf(africa.nonSignatories);
const leastDeveloped = setOf(africa.leastDeveloped);
const groupOfSix = setOf(africa.groupOfSix);
const members = new Map<Rec, ReadonlySet<string>>(recs.map((rec) => [rec, setOf(africa.communities[rec])]));

// The content is written in European Portuguese.
const locale = (language: Language) => (language === 'pt' ? 'pt-PT' : language);
const namers = languages.map(
  (language) => [language, new Intl.DisplayNames([locale(language)], { type: 'region' })] as const,
);

/** Where the runtime's name is not the one that the African Union uses, or reads oddly in a list. */
const ownNames = new Map<string, Record<Language, string>>(Object.entries(names));

const namesOf = (code: string): Record<Language, string> => {
  const own = ownNames.get(code);
  if (own) return own;
  const entries = namers.map(([language, namer]) => [language, namer.of(code) ?? code]);
  return Object.fromEntries(entries) as Record<Language, string>; // one entry per language
};

const statusOf = (code: string): Country['afcftaStatus'] => {
  if (stateParties.has(code)) return 'STATE_PARTY';
  if (signatories.has(code)) return 'SIGNATORY';
  return nonSignatories.has(code) ? 'NON_SIGNATORY' : null;
};

const country = (line: string): Country => {
  const [code = '', code3 = '', dial = '', currency = ''] = line.split(',');
  const names = namesOf(code);
  const afcftaStatus = statusOf(code);
  return {
    code,
    code3,
    name: names.en,
    names,
    dialCode: `+${dial}`,
    currency,
    isAuMember: afcftaStatus !== null,
    afcftaStatus,
    ratificationDepositedOn: null,
    isLdc: leastDeveloped.has(code),
    isG6: groupOfSix.has(code),
    recs: recs.filter((rec) => members.get(rec)?.has(code)),
    isEnabled: true,
    asOf: africa.asOf,
  };
};

/** Every country as it is seeded. Single deposit dates are left out: not all are on the public record. */
export const countries = (): Country[] => world.map(country);
