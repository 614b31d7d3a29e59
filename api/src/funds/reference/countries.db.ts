import type { Language } from '@portal/contracts';
import type { City, Country } from '@portal/contracts/funds/reference';
import { type Db, finds } from '../../kernel/database/db.ts';

export const findCountries = (db: Db, auOnly: boolean): Promise<Country[]> => db<Country[]>`
  select code, code3, name, names, dial_code, currency, is_au_member, afcfta_status, ratification_deposited_on, is_ldc,
    is_g6, recs, is_enabled, as_of
  from countries where is_enabled and (is_au_member or not ${auOnly}) order by name`;

/** Whether a code is that of an enabled country. */
export const isCountry = (db: Db, code: string): Promise<boolean> =>
  finds(db`select 1 from countries where code = ${code} and is_enabled`);

/** As people type names: without accents, with whatever apostrophe and hyphen the keyboard has. */
const asTyped = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/ (and|et|e|y|na) /g, ' ')
    .trim();

/** The code of the country that bears the name in any language. */
export const countryCodeOf = async (db: Db, name: string): Promise<string | undefined> => {
  const rows = await db<{ code: string; names: string[] }[]>`
    select code, array(select value from jsonb_each_text(names)) as names from countries
    where is_enabled order by code`;
  const wanted = asTyped(name);
  return rows.find(({ names }) => names.some((one) => asTyped(one) === wanted))?.code;
};

export const findCities = (db: Db, countryCode: string): Promise<City[]> => db<City[]>`
  select c.id, c.name, c.country_code, n.name as country_name, c.region, c.is_capital
  from cities c join countries n on n.code = c.country_code
  where c.country_code = ${countryCode} order by c.is_capital desc, c.name`;

/** Sorts by the name in a language as its readers expect. */
export const sortedIn = (countries: Country[], language: Language): Country[] => {
  const { compare } = new Intl.Collator(language);
  return countries.toSorted((a, b) => compare(a.names[language], b.names[language]));
};

/** Names of countries in a language; a code that is none stays as it is. */
export const countryNames = async (db: Db, language: Language): Promise<(code: string) => string> => {
  const rows = await db<{ code: string; name: string }[]>`
    select code, coalesce(names->>${language}, name) as name from countries`;
  const names = new Map(rows.map(({ code, name }) => [code, name]));
  return (code) => names.get(code) ?? code;
};
