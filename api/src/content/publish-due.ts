import { recordAudit } from '../kernel/audit/record-audit.ts';
import { type Pool, type Tx, transaction } from '../kernel/database/db.ts';
import { Problem } from '../kernel/http/problem.ts';
import { eachByItself } from '../kernel/jobs/each-by-itself.ts';
import { addressOf, kindOf } from './text-kinds.ts';
import { publishText } from './texts/change-text.ts';
import { contentChanges } from './texts/content-changes.ts';
import { closeDue, findDue, type Scheduled, takeDue } from './texts/schedules.db.ts';
import type { ContentFields, Text } from './texts/text-kind.ts';

/** What visitors are to read, or the code of what a release or a removed file made of it since it was scheduled. */
const readied = async (tx: Tx, text: Text, data: ContentFields): Promise<ContentFields | string> => {
  try {
    const shown = text.shownWith(data);
    await text.check(tx, shown);
    return shown;
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
};

const publishScheduled = async (tx: Tx, { id, key, lang }: Scheduled): Promise<void> => {
  const { kind, ...address } = addressOf(key, lang);
  await kindOf(kind).lock(tx, address.id, address.lang);
  const text = await kindOf(kind).read(tx, address.id, address.lang);
  const due = await takeDue(tx, id);
  // Another instance was first, or a person.
  if (!due) return;
  if (!text) return void (await closeDue(tx, id, 'not_found'));
  const { data, translationOf, createdBy, isAuthorActive } = due;
  const shown = isAuthorActive ? await readied(tx, text, data) : 'forbidden';
  const isRefused = typeof shown === 'string';
  await closeDue(tx, id, isRefused ? shown : null);
  const changes = isRefused ? [] : contentChanges(text.published ?? {}, shown);
  if (!isRefused && changes.length > 0)
    await publishText(tx, text, { fields: text.edited ?? shown, shown }, createdBy, translationOf);
  await recordAudit(tx, 'system', 'UPDATE', text.filed, changes, {
    onBehalfOf: createdBy,
    outcome: isRefused ? 'FAILED' : 'OK',
  });
};

/**
 * Publishes every scheduled text whose moment has come, each in a transaction of its own; what was written since
 * stays a draft. The text is locked before its schedule, as by whoever schedules or saves; another instance that wants
 * the same one waits and then finds it settled.
 */
export const publishDue = async (db: Pool): Promise<void> =>
  eachByItself(await findDue(db), (found) => transaction(db, (tx) => publishScheduled(tx, found)));
