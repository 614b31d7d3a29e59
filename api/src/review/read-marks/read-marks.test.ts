import { REVIEWER } from '@portal/contracts';
import { getApplication } from '@portal/contracts/applications/applications';
import { declareConflict } from '@portal/contracts/review/decide';
import { listReadMarks, setReadMark } from '@portal/contracts/review/reading';
import { expect, test } from 'vitest';
import type { Someone } from '../../../test/support/people.ts';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();

const read = async (who: Someone, id: string) =>
  (await portal.as(who)).call(listReadMarks, { params: { id } });
const mark = async (who: Someone, id: string, key: string, isRead = true, kind = 'SECTION' as const) =>
  (await portal.as(who)).call(setReadMark, { params: { id }, body: { kind, key, isRead } });
const documentOf = async (id: string): Promise<string> => {
  const { data } = (await (await portal.as('reviewer')).call(getApplication, { params: { id } })).body;
  return 'documents' in data ? (data.documents[0]?.fileKey ?? '') : '';
};

test('what is read stays marked with its version until the mark is taken away, and is the own business', async () => {
  const owner = await portal.make.user();
  const { id } = await portal.make.underReview({ owner });
  const before = await portal.make.rowVersionOf(id);
  const fileKey = await documentOf(id);
  await mark('reviewer', id, 'project');
  const reviewer = await portal.as('reviewer');
  const body = { kind: 'DOCUMENT' as const, key: fileKey, isRead: true };
  expect((await reviewer.call(setReadMark, { params: { id }, body })).body.data).toMatchObject([
    { kind: 'DOCUMENT', key: fileKey, version: 1 },
    { kind: 'SECTION', key: 'project', version: 1 },
  ]);
  expect(await portal.make.rowVersionOf(id)).toBe(before);
  expect((await read('manager', id)).body.data).toEqual([]);
  expect(await read(owner, id)).toBeProblem('forbidden');
  const peer = await portal.make.user({ role: REVIEWER });
  expect(await mark(peer, id, 'project')).toBeProblem('conflict_not_declared');
  await (await portal.as(peer)).call(declareConflict, { params: { id }, body: { hasConflict: false } });
  expect((await read(peer, id)).body.data).toEqual([]);
  expect((await mark('reviewer', id, 'project', false)).body.data).toMatchObject([{ key: fileKey }]);
});

test('only what the application has can be read', async () => {
  const { id } = await portal.make.underReview({ owner: await portal.make.user() });
  expect(await mark('reviewer', id, 'financing')).toRefuseFields('key');
  const body = { kind: 'DOCUMENT' as const, key: 'file_of_another', isRead: true };
  expect(await (await portal.as('reviewer')).call(setReadMark, { params: { id }, body })).toRefuseFields(
    'key',
  );
});
