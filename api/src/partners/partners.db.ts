import type { Partner } from '@portal/contracts/partners/schemas';
import type { Db } from '../database/db.ts';

/** Published partners in their order. */
export const findPartners = (db: Db): Promise<Partner[]> => db<Partner[]>`
  select id, name, type, role, logo_file_key, logo_alt, website, description, "order", is_published
  from partners where is_published order by "order", id`;
