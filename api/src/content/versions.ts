import type {
  ContentVersion,
  FullContentVersion,
  RestoreBody,
  TextAddress,
} from '@portal/contracts/content/editing';
import { recordAudit } from '../kernel/audit/record-audit.ts';
import { type Db, type Pool, transaction } from '../kernel/database/db.ts';
import type { Caller } from '../kernel/http/caller.ts';
import { orNotFound } from '../kernel/http/problem.ts';
import { kindOf } from './text-kinds.ts';
import { lockText, saveDraft } from './texts/change-text.ts';
import type { Text } from './texts/text-kind.ts';
import { findVersion, findVersions } from './texts/versions.db.ts';

/** A text of that kind. @throws Problem not_found, invalid_request. */
export const readText = (db: Db, { kind, id, lang }: TextAddress): Promise<Text> =>
  orNotFound(kindOf(kind).read(db, id, lang));

/** What was public, newest first; the first is public now while the text is. @throws Problem not_found. */
export const readVersions = async (db: Db, address: TextAddress): Promise<ContentVersion[]> => {
  const text = await readText(db, address);
  const versions = await findVersions(db, text);
  return versions.map((version, place) => ({ ...version, isPublic: place === 0 && text.published !== null }));
};

/** One version with its fields. @throws Problem not_found. */
export const readVersion = async (
  db: Db,
  address: TextAddress,
  version: string,
): Promise<FullContentVersion> => orNotFound(findVersion(db, await readText(db, address), Number(version)));

/**
 * Makes an old version the draft, checked as anything that is saved: a shape or a link of then may be refused today.
 * @throws Problem not_found, invalid_request, stale_version.
 */
export const restoreVersion = (
  db: Pool,
  by: Caller,
  address: TextAddress & RestoreBody & { version: string },
): Promise<void> =>
  transaction(db, async (tx) => {
    const text = await lockText(tx, kindOf(address.kind), address);
    const old = await orNotFound(findVersion(tx, text, Number(address.version)));
    const fields = await text.checkedDraft(tx, text.withPart(text.edited ?? {}, old.data));
    const changes = await saveDraft(tx, text, fields, by.actor.id);
    if (changes.length === 0) return;
    const { entityType } = text.filed;
    await recordAudit(tx, by, 'UPDATE', { ...text.filed, entityType: `${entityType}-draft` }, changes);
  });
