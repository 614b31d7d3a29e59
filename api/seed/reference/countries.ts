import { readFileSync } from 'node:fs';
import { type Language, languages } from '@portal/contracts';
import { recs } from '@portal/contracts/funds/enums';
import type { Country } from '@portal/contracts/funds/reference';
import names from './country-names.json' with { type: 'json' };

/** The day to which membership, signature and ratification refer. */
const asOf = '2025-02-28';

/**
 * Every country and territory with a dial code, below a line of headings; names come from the Unicode data of the
 * runtime. A member of the African Union has a status of the Agreement; LDC is on the list of the United Nations, and
 * G6 has 15 years for the first 90% of tariff lines. Communities are without states that had left them by then.
 */
const [, ...world] = readFileSync(new URL('./countries.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n');

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

const statuses = ['STATE_PARTY', 'SIGNATORY', 'NON_SIGNATORY'] as const;

const country = (line: string): Country => {
  const [code = '', code3 = '', dial = '', currency = '', status = '', ldc, g6, communities = ''] =
    line.split(',');
  const names = namesOf(code);
  const afcftaStatus = statuses.find((one) => one === status) ?? null;
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
    isLdc: ldc === 'LDC',
    isG6: g6 === 'G6',
    recs: recs.filter((rec) => communities.split(' ').includes(rec)),
    isEnabled: true,
    asOf,
  };
};

/** Every country as it is seeded. Single deposit dates are left out: not all are on the public record. */
export const countries = (): Country[] => world.map(country);
