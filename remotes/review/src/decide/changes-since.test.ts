import { expect, test } from 'vitest';
import { staffApplication } from '../../test/example-application.ts';
import { exampleDecision } from '../../test/example-decision.ts';
import { changesSince } from './changes-since.ts';

/** The key of a text with its values. */
const t = (key: string, values: Record<string, unknown> = {}) =>
  `${key} ${Object.entries(values).map(([name, value]) => `${name}=${value}`)}`.trim();
const ofForm = (key: string) => key;
const since = (before: typeof seen, now: typeof seen) => changesSince(before, now, t as never, ofForm);

const seen = staffApplication({ rowVersion: 5 });
const reviewer = { reviewerId: 'usr_2', reviewerName: 'Kofi Mensah', state: 'PENDING' } as const;

test('nothing is told while nothing has changed', () => {
  expect(since(seen, seen)).toEqual([]);
});

test('a recommendation by somebody else and the status that it led to are told', () => {
  const now = staffApplication({
    rowVersion: 6,
    status: 'RECOMMENDED',
    decisions: [exampleDecision({ id: 'dec_9', byName: 'Kofi Mensah', internalComment: 'Sound.' })],
  });
  expect(since(seen, now)).toEqual([
    { id: 'status', text: 'stale.status from=staffStatus.UNDER_REVIEW,to=staffStatus.RECOMMENDED' },
    { id: 'dec_9', text: 'stale.said name=Kofi Mensah,action=action.RECOMMEND', comment: 'Sound.' },
  ]);
});

test('a version sent meanwhile is told with its sections, each once', () => {
  const change = { section: 'project', field: 'summary', old: 'a', new: 'b' } as const;
  const now = staffApplication({
    rowVersion: 7,
    version: 2,
    changes: [change, { ...change, field: 'city' }],
  });
  expect(since(seen, now)).toEqual([
    { id: 'version', text: 'stale.version version=2,sections=section.project' },
  ]);
});

test('reviewers who came and money that went are told', () => {
  const now = staffApplication({
    rowVersion: 6,
    assignments: [reviewer as never],
    fund: { ...seen.fund, available: { amount: '10.00', currency: 'USD' } },
  });
  expect(since(seen, now)).toEqual([
    { id: 'reviewers', text: 'stale.added name=Kofi Mensah' },
    { id: 'available', text: 'stale.available from=USD\u00a09,000,000,to=USD\u00a010' },
  ]);
  expect(since(now, seen)[0]).toEqual({ id: 'reviewers', text: 'stale.removed name=Kofi Mensah' });
});

test('a change of something that is not shown is told as such', () => {
  expect(since(seen, { ...seen, rowVersion: 6 })).toEqual([{ id: 'other', text: 'stale.other' }]);
});
