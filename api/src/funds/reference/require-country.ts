import type { Db } from '../../kernel/database/db.ts';
import { invalidField } from '../../kernel/http/problem.ts';
import { isCountry } from './countries.db.ts';

/** Refuses a code that is no country's; none at all is fine. @throws Problem invalid_request. */
export const requireCountry = async (db: Db, code: string | undefined): Promise<void> => {
  if (code === undefined || (await isCountry(db, code))) return;
  throw invalidField('countryCode', 'country');
};
