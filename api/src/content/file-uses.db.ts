import { type Tx, valuesOf } from '../kernel/database/db.ts';

/** Published sections and partners, and what is scheduled. Texts name a file as itself or at the end of its address. */
export const contentFiles = {
  publicPlaces: (tx: Tx, name: string): Promise<string[]> => {
    const named = tx`('["/]' || replace(${name}::text, '.', '[.]') || '["?#]')`;
    return valuesOf(tx<{ place: string }[]>`
      select t.key || '.' || t.lang as place from content_texts t
      where t.published_version is not null and t.data::text ~ ${named}
      union select case when s.key like '%/%' then replace(s.key, '/', '.') else s.key || '.' || s.lang end
      from content_schedules s where s.state = 'WAITING' and s.data::text ~ ${named}
      union select 'partners.' || p.id from partners p where p.is_published and p.logo_file_key = ${name}
      order by place limit 50`);
  },
};
