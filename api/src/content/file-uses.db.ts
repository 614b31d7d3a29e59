import { type Tx, valuesOf } from '../kernel/database/db.ts';

/** Published sections and partners. Texts name a file as itself or at the end of its address. */
export const contentFiles = {
  publicPlaces: (tx: Tx, name: string): Promise<string[]> =>
    valuesOf(tx<{ place: string }[]>`
    select t.key || '.' || t.lang as place from content_texts t
    where t.published_version is not null
      and t.data::text ~ ('["/]' || replace(${name}::text, '.', '[.]') || '["?#]')
    union all
    select 'partners.' || p.id from partners p where p.is_published and p.logo_file_key = ${name}
    order by place limit 50`),
};
