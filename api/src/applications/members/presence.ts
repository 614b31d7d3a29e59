import type { Here } from '@portal/contracts/applications/members';
import type { Section } from '@portal/contracts/applications/sections';
import type { Pool } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { problem } from '../../kernel/http/problem.ts';
import { accessTo } from '../record/access.ts';

/** Seconds without a message after which somebody has left: three times the interval at which a form sends one. */
const GONE_SECONDS = 45;

/** Keeps where the caller is in the form, and returns who else is there. @throws not_found. */
export const noteSection = async (
  db: Pool,
  { actor }: Caller,
  id: string,
  section: Section | null,
): Promise<Here> => {
  const access = await accessTo(db, actor, id);
  if (!access || access.role === null) throw problem('not_found');
  const noted = await db`
    insert into application_presence (application_id, user_id, section)
    select id, ${actor.id}, ${section} from applications where id = ${id} for key share
    on conflict (application_id, user_id) do update set section = excluded.section, seen_at = now()`;
  if (noted.count === 0) throw problem('not_found');
  const people = await db<Here['people']>`
    select u.first_name || ' ' || u.last_name as name, p.section
    from application_presence p join users u on u.id = p.user_id join applications a on a.id = p.application_id
    where p.application_id = ${id} and p.user_id <> ${actor.id}
      and p.seen_at > now() - make_interval(secs => ${GONE_SECONDS})
      and (a.applicant_user_id = p.user_id or exists (select 1 from application_members m
        where m.application_id = a.id and m.user_id = p.user_id and m.removed_at is null))
    order by name, u.id`;
  return { rowVersion: access.application.rowVersion, role: access.role, people: [...people] };
};
