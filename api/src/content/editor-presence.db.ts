import type { Editors } from '@portal/contracts/content/editing';
import type { Db, Tx } from '../kernel/database/db.ts';
import type { Place } from './texts/text-kind.ts';

/** An editor without a sign of presence for so long has gone. */
const GONE_AFTER_SECONDS = 45;

export const storeEditor = (tx: Tx, { key, lang }: Place, tab: string, userId: string) => tx`
  insert into content_editors as e (key, lang, tab, user_id) values (${key}, ${lang}, ${tab}, ${userId})
  on conflict (key, lang, tab) do update set seen_at = now() where e.user_id = excluded.user_id`;

export const removeEditor = (tx: Tx, { key, lang }: Place, tab: string, userId: string) => tx`
  delete from content_editors where key = ${key} and lang = ${lang} and tab = ${tab} and user_id = ${userId}`;

export const forgetGone = (tx: Tx) => tx`
  delete from content_editors where (key, lang, tab) in (
    select key, lang, tab from content_editors
    where seen_at < now() - make_interval(secs => ${GONE_AFTER_SECONDS}) for update skip locked)`;

/** Who has the text open elsewhere, first come first. */
export const otherEditors = (db: Db, { key, lang }: Place, tab: string, userId: string) =>
  db<Editors['others']>`
    select u.first_name || ' ' || u.last_name as name, e.since, e.user_id = ${userId} as "isYou" from content_editors e
    join users u on u.id = e.user_id
    where e.key = ${key} and e.lang = ${lang} and e.tab <> ${tab}
    order by e.since, e.tab limit 10`;
