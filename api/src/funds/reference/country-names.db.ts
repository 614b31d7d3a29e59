import type { Language } from '@portal/contracts';
import type { Db } from '../../kernel/database/db.ts';

/** Names of countries in a language; a code that is none stays as it is. */
export const countryNames = async (db: Db, language: Language): Promise<(code: string) => string> => {
  const rows = await db<{ code: string; name: string }[]>`
    select code, coalesce(names->>${language}, name) as name from countries`;
  const names = new Map(rows.map(({ code, name }) => [code, name]));
  return (code) => names.get(code) ?? code;
};
