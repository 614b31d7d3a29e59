import type { Stage, Timeline } from '@portal/contracts/applications/conversation';
import { formatDateTime, type useTranslation } from '@portal/platform';
import { formatDay } from './format-day.ts';

type Translate = ReturnType<typeof useTranslation>['t'];

const past = ({ stage, startedAt, endedAt }: Stage, t: Translate): string => {
  if (startedAt === null) return endedAt === null ? '' : formatDay(endedAt);
  if (stage === 'SENT') return formatDateTime(startedAt);
  const from = formatDay(startedAt);
  const to = endedAt === null ? from : formatDay(endedAt);
  return from === to ? from : t('timeline.range', { from, to });
};

const present = ({ startedAt, dueAt }: Stage, t: Translate): string => {
  if (startedAt === null) return t('timeline.next');
  const date = formatDay(startedAt);
  if (dueAt === null) return t('timeline.since', { date });
  // The day by which something is due is one for everybody.
  return t('timeline.due', { date, due: formatDay(dueAt, undefined, 'UTC') });
};

const expected = ({ stage }: Stage, { usualDays }: Timeline, t: Translate): string => {
  if (stage === 'RECEIVED_AGAIN') return t('timeline.afterYouSend');
  if (stage === 'DECISION') return usualDays ? t('timeline.usually', usualDays) : t('timeline.noDate');
  return t('timeline.next');
};

/** When a stage was, since when it is, or what to expect; never empty. */
export const stageDetail = (stage: Stage, timeline: Timeline, t: Translate): string => {
  if (stage.state === 'DONE') return past(stage, t);
  return stage.state === 'CURRENT' ? present(stage, t) : expected(stage, timeline, t);
};
