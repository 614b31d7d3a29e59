import { expect, test } from 'vitest';
import { staffApplication } from '../../test/example-application.ts';
import { exampleDecision } from '../../test/example-decision.ts';
import { changesSince } from './changes-since.ts';

const seen = staffApplication({ rowVersion: 5 });
const reviewer = { reviewerId: 'usr_2', reviewerName: 'Kofi Mensah', state: 'PENDING' } as const;

test('nothing is told while nothing has changed', () => {
  expect(changesSince(seen, seen)).toEqual([]);
});

test('a recommendation by somebody else and the status that it led to are told', () => {
  const now = staffApplication({
    rowVersion: 6,
    status: 'RECOMMENDED',
    decisions: [exampleDecision({ id: 'dec_9', byName: 'Kofi Mensah', internalComment: 'Sound.' })],
  });
  expect(changesSince(seen, now)).toEqual([
    { what: 'status', from: 'UNDER_REVIEW', to: 'RECOMMENDED' },
    { what: 'said', id: 'dec_9', action: 'RECOMMEND', by: 'Kofi Mensah', comment: 'Sound.' },
  ]);
});

test('a version sent meanwhile is told with its sections, each once', () => {
  const change = { section: 'project', field: 'summary', old: 'a', new: 'b' } as const;
  const now = staffApplication({
    rowVersion: 7,
    version: 2,
    changes: [change, { ...change, field: 'city' }],
  });
  expect(changesSince(seen, now)).toEqual([{ what: 'version', version: 2, sections: ['project'] }]);
});

test('reviewers who came and money that went are told', () => {
  const now = staffApplication({
    rowVersion: 6,
    assignments: [reviewer as never],
    fund: { ...seen.fund, available: { amount: '10.00', currency: 'USD' } },
  });
  expect(changesSince(seen, now)).toEqual([
    { what: 'reviewers', added: ['Kofi Mensah'], removed: [] },
    { what: 'available', from: seen.fund.available, to: { amount: '10.00', currency: 'USD' } },
  ]);
  expect(changesSince(now, seen)[0]).toEqual({ what: 'reviewers', added: [], removed: ['Kofi Mensah'] });
});

test('a change of something that is not shown is told as such', () => {
  expect(changesSince(seen, { ...seen, rowVersion: 6 })).toEqual([{ what: 'other' }]);
});
