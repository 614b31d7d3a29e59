import type { Editors, OrderBody } from '@portal/contracts/content/desk';
import type { Db, Tx } from '../kernel/database/db.ts';

/** What is open: a text of a section, or an entry in all its languages. */
export interface Opened {
  key: string;
  lang: string;
}

/** An editor that has not been heard of for so long has gone. */
const GONE_AFTER_SECONDS = 45;

export const storeEditor = (tx: Tx, { key, lang }: Opened, tab: string, userId: string) => tx`
  insert into content_editors as e (key, lang, tab, user_id) values (${key}, ${lang}, ${tab}, ${userId})
  on conflict (key, lang, tab) do update set seen_at = now() where e.user_id = excluded.user_id`;

export const removeEditor = (tx: Tx, { key, lang }: Opened, tab: string, userId: string) => tx`
  delete from content_editors where key = ${key} and lang = ${lang} and tab = ${tab} and user_id = ${userId}`;

export const forgetGone = (tx: Tx) => tx`
  delete from content_editors where (key, lang, tab) in (
    select key, lang, tab from content_editors
    where seen_at < now() - make_interval(secs => ${GONE_AFTER_SECONDS}) for update skip locked)`;

/** Who else has the text open, first come first. */
export const otherEditors = (db: Db, { key, lang }: Opened, tab: string): Promise<Editors['others']> =>
  db<Editors['others']>`
    select u.first_name || ' ' || u.last_name as name, e.since from content_editors e
    join users u on u.id = e.user_id
    where e.key = ${key} and e.lang = ${lang} and e.tab <> ${tab}
    order by e.since, e.tab limit 10`;

export const rowVersionOf = async (db: Db, { key, lang }: Opened): Promise<number> => {
  const [row] = await db<{ rowVersion: number }[]>`
    select greatest(
      coalesce((select row_version from content_texts where key = ${key} and lang = ${lang}), 0),
      coalesce((select row_version from content_drafts where key = ${key} and lang = ${lang}), 0)) as row_version`;
  return row?.rowVersion ?? 0;
};

/** Undefined for an entry that is not there. */
export const entryVersionOf = async (
  db: Db,
  table: OrderBody['list'],
  id: string,
): Promise<number | undefined> =>
  (await db<{ rowVersion: number }[]>`select row_version from ${db(table)} where id = ${id}`)[0]?.rowVersion;
