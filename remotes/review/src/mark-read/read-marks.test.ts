import type { ReadMark } from '@portal/contracts/review/reading';
import { expect, test } from 'vitest';
import { isStillRead } from './read-marks.queries.ts';

const readAt = '2026-11-21T08:30:00.000Z';
const marks: ReadMark[] = [
  { kind: 'SECTION', key: 'project', version: 1, readAt },
  { kind: 'SECTION', key: 'loss', version: 1, readAt },
  { kind: 'DOCUMENT', key: 'file_1', version: 1, readAt },
];
const changes = [{ section: 'project' as const, field: 'summary', old: 'a', new: 'b' }];

test('what a later version changed is unread again, the rest stays read', () => {
  const now = { version: 2, changes };
  expect(isStillRead(marks, now, { kind: 'SECTION', key: 'project' })).toBe(false);
  expect(isStillRead(marks, now, { kind: 'SECTION', key: 'loss' })).toBe(true);
  expect(isStillRead(marks, now, { kind: 'DOCUMENT', key: 'file_1' })).toBe(true);
  expect(isStillRead(marks, now, { kind: 'DOCUMENT', key: 'file_2' })).toBe(false);
  expect(isStillRead(marks, { version: 1, changes }, { kind: 'SECTION', key: 'project' })).toBe(true);
});
