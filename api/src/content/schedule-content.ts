import type { ContentSchedule, ScheduleBody } from '@portal/contracts/content/desk';
import { recordAudit } from '../kernel/audit/record-audit.ts';
import { transactionTime } from '../kernel/database/clock.ts';
import { type Pool, type Tx, transaction } from '../kernel/database/db.ts';
import { newId } from '../kernel/database/ids.ts';
import type { Caller } from '../kernel/http/caller.ts';
import { problem } from '../kernel/http/problem.ts';
import { checkSection } from './check-section.ts';
import { lockDesk } from './desk.db.ts';
import { textOf } from './locales/messages.ts';
import { cancelOne, cancelWaiting, findSchedule, insertSchedule } from './schedules.db.ts';

const YEAR_MS = 366 * 24 * 3600 * 1000;

/** @throws Problem invalid_request. */
export const refuseMoment = async (tx: Tx, publishAt: string): Promise<void> => {
  const away = Date.parse(publishAt) - Date.parse(await transactionTime(tx));
  if (away <= 0)
    throw problem('invalid_request', {
      fields: [{ field: 'publishAt', code: 'not_in_past', words: textOf('content.notInPast') }],
    });
  if (away > YEAR_MS) throw problem('invalid_request', { fields: [{ field: 'publishAt', code: 'date' }] });
};

const planned = async (tx: Tx, id: string): Promise<ContentSchedule> => {
  const schedule = await findSchedule(tx, id);
  if (!schedule) throw problem('internal_error');
  return schedule;
};

const entry = (by: Caller, { id, key, lang, publishAt }: ContentSchedule) => ({
  by,
  process: 'CONTENT' as const,
  entityType: 'content-schedule',
  entityId: id,
  entityLabel: `${key} (${lang}), ${publishAt}`,
});

/**
 * Plans the open draft, as it is now, for a moment; an earlier plan of the text gives way.
 * @throws Problem invalid_request for a moment gone by or a draft with blanks, invalid_state when no draft is open, stale_version.
 */
export const scheduleContent = (db: Pool, by: Caller, body: ScheduleBody): Promise<ContentSchedule> => {
  const { key, lang, publishAt, rowVersion } = body;
  return transaction(db, async (tx) => {
    await refuseMoment(tx, publishAt);
    const desk = await lockDesk(tx, key, lang);
    if (rowVersion !== undefined && rowVersion !== desk.rowVersion) throw problem('stale_version');
    if (!desk.text?.hasDraft) throw problem('invalid_state');
    const { data, translationOf } = desk.text;
    // Its moment comes when nobody is there to fill in what is missing.
    checkSection(key, data);
    const createdBy = by.actor.id;
    await cancelWaiting(tx, key, lang, createdBy);
    const id = newId('sch');
    const draftRowVersion = desk.rowVersion;
    await insertSchedule(tx, { id, key, lang, data, translationOf, draftRowVersion, publishAt, createdBy });
    const schedule = await planned(tx, id);
    await recordAudit(tx, { ...entry(by, schedule), action: 'CREATE' });
    return schedule;
  });
};

/** @throws Problem not_found, invalid_state when it no longer waits. */
export const cancelSchedule = (db: Pool, by: Caller, id: string): Promise<ContentSchedule> =>
  transaction(db, async (tx) => {
    if (!(await findSchedule(tx, id))) throw problem('not_found');
    if (!(await cancelOne(tx, id, by.actor.id))) throw problem('invalid_state');
    const schedule = await planned(tx, id);
    await recordAudit(tx, { ...entry(by, schedule), action: 'DELETE' });
    return schedule;
  });
