import type { Tx } from '../database/db.ts';
import { valuesOf } from '../database/first-row.ts';

/**
 * Where visitors see a published file or are led to it: `home.fr` for a section in a language,
 * `partners.prt_1` for a partner. Texts name a file as itself or at the end of its address.
 */
export const findPublicUses = (tx: Tx, name: string): Promise<string[]> =>
  valuesOf(tx<{ place: string }[]>`
    select t.key || '.' || t.lang as place from content_texts t
    where t.published_version is not null
      and t.data::text ~ ('["/]' || replace(${name}::text, '.', '[.]') || '["?#]')
    union all
    select 'partners.' || p.id from partners p where p.is_published and p.logo_file_key = ${name}
    order by place limit 50`);
