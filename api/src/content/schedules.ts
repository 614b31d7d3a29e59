import type { ContentSchedule, ScheduleBody } from '@portal/contracts/content/editing';
import { about, recordAudit } from '../kernel/audit/record-audit.ts';
import { transactionTime } from '../kernel/database/clock.ts';
import { type Db, newId, type Pool, type Tx, transaction } from '../kernel/database/db.ts';
import type { Caller } from '../kernel/http/caller.ts';
import { invalidField, orNotFound, problem, refusedField } from '../kernel/http/problem.ts';
import type { Job } from '../kernel/jobs/job.ts';
import { textOf } from './locales/messages.ts';
import { publishDue } from './publish-due.ts';
import { addressOf, kindOf } from './text-kinds.ts';
import { isSame, lockText } from './texts/change-text.ts';
import {
  cancelOne,
  cancelWaiting,
  findSchedule,
  findSchedules,
  insertSchedule,
  runJobAt,
  type StoredSchedule,
} from './texts/schedules.db.ts';
import type { Text } from './texts/text-kind.ts';

const PUBLISH_JOB = 'publish-scheduled-content';

const YEAR_MS = 366 * 24 * 3600 * 1000;

/** @throws Problem invalid_request. */
const refuseMoment = async (tx: Tx, publishAt: string): Promise<void> => {
  const away = Date.parse(publishAt) - Date.parse(await transactionTime(tx));
  if (away <= 0) throw refusedField('publishAt', 'not_in_past', textOf('content.notInPast'));
  if (away > YEAR_MS) throw invalidField('publishAt', 'date');
};

const textOfSchedule = ({ key, lang }: StoredSchedule, db: Db): Promise<Text | undefined> => {
  const { kind, ...address } = addressOf(key, lang);
  return kindOf(kind).read(db, address.id, address.lang);
};

const shown = ({ key, lang, data, ...schedule }: StoredSchedule, text: Text | undefined): ContentSchedule => {
  const { id: contentId, ...address } = addressOf(key, lang);
  // What is written in other languages is no part of the schedule.
  const isBehindDraft = text?.edited !== undefined && !isSame(text.withPart(text.edited, data), text.edited);
  return { ...schedule, ...address, contentId, isBehindDraft };
};

const aboutSchedule = (
  { id, key, publishAt }: Pick<StoredSchedule, 'id' | 'key' | 'publishAt'>,
  filed: Text['filed'] | undefined,
) => about(filed?.process ?? 'CONTENT', 'content-schedule', id, `${filed?.entityLabel ?? key}, ${publishAt}`);

/** What goes public by itself, and what failed to. */
export const readSchedules = async (db: Db): Promise<ContentSchedule[]> => {
  const schedules = await findSchedules(db);
  return Promise.all(schedules.map(async (schedule) => shown(schedule, await textOfSchedule(schedule, db))));
};

/**
 * Schedules what editors have, as it is now, for a moment; an earlier schedule gives way.
 * @throws Problem invalid_request for a moment gone by, a draft with blanks or a translation before its English,
 * invalid_state when it is public already, not_found, stale_version.
 */
export const scheduleContent = (db: Pool, by: Caller, body: ScheduleBody): Promise<ContentSchedule> =>
  transaction(db, async (tx) => {
    const { publishAt } = body;
    await refuseMoment(tx, publishAt);
    const text = await lockText(tx, kindOf(body.kind), body);
    const { key, part, edited, translationOf, filed } = text;
    const next = edited && text.shownWith(edited);
    if (!next || isSame(text.published, next)) throw problem('invalid_state');
    // Its moment comes when nobody is there to fill in what is missing.
    await text.check(tx, next);
    const createdBy = by.actor.id;
    await cancelWaiting(tx, key, part, createdBy);
    const id = newId('sch');
    await insertSchedule(tx, { id, key, lang: part, data: edited, translationOf, publishAt, createdBy });
    await runJobAt(tx, PUBLISH_JOB, publishAt);
    const made = await findSchedule(tx, id);
    if (!made) throw problem('internal_error');
    await recordAudit(tx, by, 'CREATE', aboutSchedule({ id, key, publishAt }, filed));
    return shown(made, text);
  });

/** @throws Problem not_found, invalid_state when it no longer waits. */
export const cancelSchedule = (db: Pool, by: Caller, id: string): Promise<void> =>
  transaction(db, async (tx) => {
    const schedule = await orNotFound(findSchedule(tx, id));
    if (!(await cancelOne(tx, id, by.actor.id))) throw problem('invalid_state');
    const filed = (await textOfSchedule(schedule, tx))?.filed;
    await recordAudit(tx, by, 'DELETE', aboutSchedule(schedule, filed));
  });

/** Each schedule asks for a run at its moment; the one each minute finds what such a run left over. */
export const publishJob: Job = { name: PUBLISH_JOB, cron: '* * * * *', run: ({ db }) => publishDue(db) };
