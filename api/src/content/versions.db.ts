import type { ContentVersion, TextParams, VersionParams } from '@portal/contracts/content/desk';
import type { Db } from '../kernel/database/db.ts';

/** More than anybody looks through; older ones are still read by their number. */
const MOST = 200;

const columns = (db: Db) => db`
  v.version, v.published_at,
  (select u.first_name || ' ' || u.last_name from users u where u.id = v.published_by) as published_by,
  exists (select from content_texts t
    where t.key = v.key and t.lang = v.lang and t.published_version = v.version) as is_public`;

/** Versions of a text without their words, newest first. */
export const findVersions = (db: Db, { key, lang }: TextParams): Promise<ContentVersion[]> =>
  db<ContentVersion[]>`
    select ${columns(db)} from content_versions v where v.key = ${key} and v.lang = ${lang}
    order by v.version desc limit ${MOST}`;

export const findVersion = async (
  db: Db,
  { key, lang, version }: VersionParams,
): Promise<(ContentVersion & { data: object }) | undefined> => {
  const [row] = await db<(ContentVersion & { data: object })[]>`
    select ${columns(db)}, v.data from content_versions v
    where v.key = ${key} and v.lang = ${lang} and v.version = ${Number(version)}`;
  return row;
};
