import { describe, expect, test } from 'vitest';
import { finalStatuses, publicStatus, publicStatuses, statuses } from './enums.ts';
import { actions, statusMachine, transitionFor } from './status-machine.ts';

test('every action has a row and every row starts from known statuses', () => {
  expect(new Set(statusMachine.map((row) => row.action))).toEqual(new Set(actions));
  for (const row of statusMachine) expect(statuses).toEqual(expect.arrayContaining([...row.from]));
});

test('an action, a status and a capacity lead to one row at most', () => {
  const keys = statusMachine.flatMap((row) =>
    row.from.flatMap((from) => row.who.map((who) => `${row.action} ${from} ${who}`)),
  );
  expect(new Set(keys).size).toBe(keys.length);
});

test('what is final is left by reopening only', () => {
  for (const row of statusMachine.filter(({ to }) => to !== 'SAME'))
    for (const from of row.from)
      if ((finalStatuses as readonly string[]).includes(from)) expect(row.action).toBe('REOPEN');
});

describe('only', () => {
  test('the owner sends, resubmits and deletes', () => {
    for (const who of ['REVIEWER', 'MANAGER', 'SUPER'] as const) {
      expect(transitionFor('SUBMIT', 'DRAFT', who)).toBeUndefined();
      expect(transitionFor('RESUBMIT', 'RETURNED', who)).toBeUndefined();
      expect(transitionFor('DELETE_DRAFT', 'DRAFT', who)).toBeUndefined();
    }
  });
  test('a reviewer recommends, and a manager or the super user decides on it', () => {
    expect(transitionFor('RECOMMEND', 'UNDER_REVIEW', 'MANAGER')).toBeUndefined();
    expect(transitionFor('APPROVE', 'RECOMMENDED', 'REVIEWER')).toBeUndefined();
    expect(transitionFor('APPROVE', 'RECOMMENDED', 'MANAGER')?.to).toBe('APPROVED');
    expect(transitionFor('APPROVE', 'UNDER_REVIEW', 'MANAGER')?.mode).toBe('SINGLE_STEP');
  });
});

test('who entered it judges nothing, and who reviewed it never decides in the second step', () => {
  const words = [
    'START_REVIEW',
    'RETURN',
    'RECOMMEND',
    'ADVISE_AGAINST',
    'PROPOSE_INELIGIBLE',
    'SEND_BACK',
    'HOLD',
  ];
  const ends = ['FIRST_SIGN_OFF', 'APPROVE', 'REJECT', 'MARK_INELIGIBLE', 'RELEASE', 'REOPEN'];
  for (const row of statusMachine.filter(({ action }) => [...words, ...ends].includes(action)))
    expect(row.guards, row.action).toContain('not own entry');
  for (const row of statusMachine.filter(
    ({ action, from }) =>
      ['APPROVE', 'REJECT', 'FIRST_SIGN_OFF'].includes(action) && from.includes('RECOMMENDED'),
  ))
    expect(row.guards, row.action).toContain('not own review');
});

test('nothing moves towards a commitment before the applicant confirmed what somebody entered', () => {
  for (const row of statusMachine)
    expect(row.needsConfirmation === true, row.action).toBe(
      ['RECOMMEND', 'FIRST_SIGN_OFF', 'APPROVE'].includes(row.action),
    );
});

test('every end that the fund decides is told to the applicant', () => {
  for (const row of statusMachine)
    if ((finalStatuses as readonly string[]).includes(row.to))
      expect(row.keeps).toContain('mail to applicant');
});

test('an applicant never reads a recommendation', () => {
  expect(new Set(statuses.map(publicStatus))).toEqual(new Set(publicStatuses));
  expect(publicStatus('NOT_RECOMMENDED')).toBe(publicStatus('RECOMMENDED'));
});
