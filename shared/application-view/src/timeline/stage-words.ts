import type { Stage, Timeline } from '@portal/contracts/applications/conversation';
import { formatDateShort, formatDateTime, formatDayAndMonth, type useTranslation } from '@portal/platform';

const ends = new Set(['APPROVE', 'REJECT', 'MARK_INELIGIBLE', 'WITHDRAW', 'EXPIRE']);
/** Ends that nobody decided. */
const undecided = new Set(['WITHDRAW', 'EXPIRE']);

/** The word of a stage; where an application ended without a decision, the last one says how. */
export const stageTitle = ({ stage, state }: Stage, { events }: Timeline): string => {
  const end = events.findLast(({ action }) => ends.has(action))?.action;
  return stage === 'DECISION' && state === 'DONE' && end !== undefined && undecided.has(end)
    ? `event.${end}`
    : `stage.${stage}`;
};

/** "4 Oct", with the year where it is not that of `today`: a timeline has little room. */
export const formatDay = (moment: string, today: string, timeZone?: 'UTC'): string =>
  (moment.slice(0, 4) === today.slice(0, 4) ? formatDayAndMonth : formatDateShort)(moment, timeZone);

type Translate = ReturnType<typeof useTranslation>['t'];

const past = ({ stage, startedAt, endedAt }: Stage, t: Translate, today: string): string => {
  if (startedAt === null) return endedAt === null ? '' : formatDay(endedAt, today);
  if (stage === 'SENT') return formatDateTime(startedAt);
  const from = formatDay(startedAt, today);
  const to = endedAt === null ? from : formatDay(endedAt, today);
  return from === to ? from : t('timeline.range', { from, to });
};

const present = ({ startedAt, dueAt }: Stage, t: Translate, today: string): string => {
  if (startedAt === null) return t('timeline.next');
  const date = formatDay(startedAt, today);
  if (dueAt === null) return t('timeline.since', { date });
  // The day by which something is due is one for everybody.
  return t('timeline.due', { date, due: formatDay(dueAt, today, 'UTC') });
};

const expected = ({ stage }: Stage, { usualDays }: Timeline, t: Translate): string => {
  if (stage === 'RECEIVED_AGAIN') return t('timeline.afterYouSend');
  if (stage === 'DECISION') return usualDays ? t('timeline.usually', usualDays) : t('timeline.noDate');
  return t('timeline.next');
};

/** When a stage was, since when it is, or what to expect; never empty. @param today by which a year is left out */
export const stageDetail = (stage: Stage, timeline: Timeline, t: Translate, today: string): string => {
  if (stage.state === 'DONE') return past(stage, t, today);
  return stage.state === 'CURRENT' ? present(stage, t, today) : expected(stage, timeline, t);
};
