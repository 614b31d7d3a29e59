import type { AuditChange } from '../../kernel/audit/record-audit.ts';
import type { Tx } from '../../kernel/database/db.ts';
import { orNotFound, problem } from '../../kernel/http/problem.ts';
import { contentChanges } from './content-changes.ts';
import { closeDraft, storeDraft } from './drafts.db.ts';
import { cancelWaiting } from './schedules.db.ts';
import { allLanguages, type ContentFields, type MadeFrom, type Text, type TextKind } from './text-kind.ts';

interface Wanted {
  id: string;
  lang?: Parameters<TextKind['read']>[2];
  /** The version that the caller has read; absent: any. */
  rowVersion?: number | undefined;
}

/** @throws Problem not_found, stale_version. */
export const lockText = async (tx: Tx, kind: TextKind, { id, lang, rowVersion }: Wanted): Promise<Text> => {
  await kind.lock(tx, id, lang);
  const text = await orNotFound(kind.read(tx, id, lang));
  if (rowVersion !== undefined && rowVersion !== text.rowVersion) throw problem('stale_version');
  return text;
};

export const isSame = (one: ContentFields | null | undefined, other: ContentFields): boolean =>
  one !== null && one !== undefined && contentChanges(one, other).length === 0;

/** Keeps `fields` as the draft where they differ from the public ones. */
const keepRest = (
  tx: Tx,
  text: Text,
  shown: ContentFields | null,
  fields: ContentFields,
  madeFrom: MadeFrom,
  by: string,
) => {
  const rowVersion = text.rowVersion + 1;
  return isSame(shown, fields)
    ? closeDraft(tx, text, rowVersion)
    : storeDraft(tx, text, { data: fields, madeFrom, rowVersion }, by);
};

/** Keeps fields beside those that are public; what is public already needs no draft. @returns what changed for editors. */
export const saveDraft = async (
  tx: Tx,
  text: Text,
  fields: ContentFields,
  by: string,
): Promise<AuditChange[]> => {
  if (isSame(text.edited, fields)) return [];
  const changes = contentChanges(text.edited ?? {}, fields);
  if (text.store) {
    await text.store(tx, fields, by);
    return changes;
  }
  // An editor who returns to the public words no longer wants the scheduled ones.
  if (isSame(text.published, fields)) await cancelWaiting(tx, text.key, text.lang, by);
  await keepRest(tx, text, text.published, fields, text.madeFromNow(fields), by);
  await text.moveVersion(tx);
  return changes;
};

/** Makes the addressed part of `fields` public; without `scheduled` that is by hand, and calls its schedules off. */
export const publishText = async (
  tx: Tx,
  text: Text,
  { fields, shown }: { fields: ContentFields; shown: ContentFields },
  by: string,
  scheduled?: number | null,
): Promise<void> => {
  await text.publish(tx, shown, by, scheduled);
  await keepRest(tx, text, shown, fields, text.madeFrom, by);
  if (scheduled === undefined) await cancelWaiting(tx, text.key, text.part, by);
};

/** Drops the draft, or its addressed part; what is public stays. @returns what changed for editors. */
export const dropDraft = async (tx: Tx, text: Text, by: string): Promise<AuditChange[]> => {
  await cancelWaiting(tx, text.key, text.part, by);
  if (!text.hasDraft || !text.edited) return [];
  const left = text.published && text.withPart(text.edited, text.published);
  if (left) await keepRest(tx, text, text.published, left, text.madeFrom, by);
  else await closeDraft(tx, text, text.rowVersion + 1);
  await text.moveVersion(tx);
  return contentChanges(text.edited, left ?? {});
};

/** An entry that is taken off the site, or deleted, takes its draft and its schedules along. */
export const forgetDraft = async (tx: Tx, text: Text, by: string): Promise<void> => {
  await closeDraft(tx, text, text.rowVersion + 1);
  await cancelWaiting(tx, text.key, allLanguages, by);
};
