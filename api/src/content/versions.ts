import type { FullContentVersion, VersionParams } from '@portal/contracts/content/desk';
import type { ContentSave, SavedContent } from '@portal/contracts/content/section.schemas';
import type { Db, Pool } from '../kernel/database/db.ts';
import type { Caller } from '../kernel/http/caller.ts';
import { problem } from '../kernel/http/problem.ts';
import { saveContent } from './save-content.ts';
import { findVersion } from './versions.db.ts';

/** @throws Problem not_found. */
export const readVersion = async (db: Db, params: VersionParams): Promise<FullContentVersion> => {
  const found = await findVersion(db, params);
  if (!found) throw problem('not_found');
  // It passed the schema of its section when it was saved.
  return { ...found, key: params.key, lang: params.lang, data: found.data as FullContentVersion['data'] };
};

/**
 * Makes an old version the draft of its language, checked as anything that is saved: a shape or a
 * link of then may be refused today.
 * @throws Problem not_found, invalid_request, stale_version.
 */
export const restoreVersion = async (
  db: Pool,
  by: Caller,
  params: VersionParams,
  rowVersion: number | undefined,
): Promise<SavedContent> => {
  const { key, lang, data } = await readVersion(db, params);
  // Key and data come from the same row.
  const save = { key, lang, data, draft: true } as ContentSave;
  return saveContent(db, by, rowVersion === undefined ? save : { ...save, rowVersion });
};
