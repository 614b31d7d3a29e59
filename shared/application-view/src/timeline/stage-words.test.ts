import type { Stage, Timeline } from '@portal/contracts/applications/conversation';
import { i18n, startLanguage } from '@portal/platform';
import { beforeAll, expect, test } from 'vitest';
import {
  APPLICATION_NAMESPACE,
  loadApplicationTranslations,
} from '../translations/application-translations.ts';
import { formatDay, stageDetail, stageTitle } from './stage-words.ts';

beforeAll(async () => {
  await startLanguage('en');
  await loadApplicationTranslations('en');
});

const stage = (given: Partial<Stage>): Stage => ({
  stage: 'UNDER_REVIEW',
  state: 'UPCOMING',
  startedAt: null,
  endedAt: null,
  dueAt: null,
  ...given,
});
const timeline = (usualDays: Timeline['usualDays']): Timeline => ({
  events: [],
  stages: [],
  usualDays,
  turn: 'FUND',
});
const detail = (given: Partial<Stage>, usualDays: Timeline['usualDays'] = null) =>
  stageDetail(stage(given), timeline(usualDays), i18n.getFixedT('en', APPLICATION_NAMESPACE), '2026-11-20');

const day = (date: string) => `${date}T12:00:00.000000Z`;

test.each([
  [
    'a range',
    { state: 'DONE', startedAt: day('2020-11-06'), endedAt: day('2020-11-20') },
    '6 Nov 2020 to 20 Nov 2020',
  ],
  ['one day', { state: 'DONE', startedAt: day('2020-11-05'), endedAt: day('2020-11-05') }, '5 Nov 2020'],
  ['since when', { state: 'CURRENT', startedAt: day('2020-11-05') }, 'Since 5 Nov 2020'],
  [
    'until when',
    { state: 'CURRENT', startedAt: day('2020-11-20'), dueAt: '2020-12-04T23:59:59.000000Z' },
    '20 Nov 2020, due 4 Dec 2020',
  ],
  ['what comes', { stage: 'RECEIVED_AGAIN' }, 'After you send'],
] as const)('a stage tells %s', (_what, given, text) => expect(detail(given)).toBe(text));

test('a decision is expected as long as others took, or without a date', () => {
  expect(detail({ stage: 'DECISION' }, { from: 30, to: 45 })).toBe('Usually 30 to 45 days');
  expect(detail({ stage: 'DECISION' })).toBe('No date yet');
});

test('a day of this year goes without its year', () => {
  expect(formatDay(day('2026-10-04'), '2026-11-20')).toBe('4 Oct');
  expect(formatDay(day('2025-10-04'), '2026-11-20')).toBe('4 Oct 2025');
});

test('the last stage of what was withdrawn says so instead of naming a decision', () => {
  const event = (action: Timeline['events'][number]['action']): Timeline['events'][number] => ({
    id: action,
    at: day('2020-11-20'),
    action,
    fromStatus: null,
    toStatus: null,
    version: 1,
    message: null,
    actorName: null,
    actorRole: null,
  });
  const last = (...actions: Parameters<typeof event>[0][]) =>
    stageTitle(stage({ stage: 'DECISION', state: 'DONE' }), {
      ...timeline(null),
      events: actions.map(event),
    });
  expect(last('SUBMIT', 'RETURN', 'WITHDRAW')).toBe('event.WITHDRAW');
  expect(last('SUBMIT', 'RETURN', 'EXPIRE')).toBe('event.EXPIRE');
  expect(last('SUBMIT', 'WITHDRAW', 'REOPEN', 'REJECT')).toBe('stage.DECISION');
});
