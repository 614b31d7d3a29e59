import { REVIEWER } from '@portal/contracts';
import { type Expertise, getExpertise, saveExpertise } from '@portal/contracts/review/expertise';
import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();
const declared: Expertise = { sectors: ['ENERGY', 'AGRIBUSINESS'], languages: ['fr'], absentUntil: null };
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const read = async (client: Awaited<ReturnType<typeof portal.as>>) =>
  (await client.call(getExpertise, {})).body.data;

test('a reviewer declares sectors, languages and an absence, and nobody else reads or changes that', async () => {
  const reviewer = await portal.make.user({ role: REVIEWER });
  const client = await portal.as(reviewer);
  expect(await read(client)).toEqual({ sectors: [], languages: [], absentUntil: null });
  const away = { ...declared, absentUntil: day(7) };
  expect((await client.call(saveExpertise, { body: away })).body.data).toEqual(away);
  expect(await read(client)).toEqual(away);
  expect((await client.call(saveExpertise, { body: declared })).body.data).toEqual(declared);
  expect(await read(client)).toEqual(declared);
  expect((await read(await portal.as('reviewer2'))).sectors).toEqual([]);
  const logged = await portal.db<{ changes: { field: string }[] }[]>`
    select changes from audit_log where entity_id = ${reviewer.id} and process = 'USER' order by seq`;
  expect(logged.map(({ changes }) => changes.map(({ field }) => field))).toEqual([
    ['sectors', 'languages', 'absentUntil'],
    ['absentUntil'],
  ]);
});

test('an absence that is over is refused, and not shown once it is over', async () => {
  const reviewer = await portal.make.user({ role: REVIEWER });
  const client = await portal.as(reviewer);
  const refused = await client.raw(saveExpertise, { body: { ...declared, absentUntil: day(-2) } });
  expect(refused).toRefuseFields('absentUntil');
  expect(refused.problem?.fields?.[0]?.code).toBe('past_date');
  await client.call(saveExpertise, { body: { ...declared, absentUntil: day(1) } });
  await portal.db`update reviewer_expertise set absent_until = current_date - 2 where user_id = ${reviewer.id}`;
  expect((await read(client)).absentUntil).toBeNull();
});

test('what is not a sector, a language or a day is refused by name', async () => {
  const client = await portal.as('reviewer');
  const bad: [string, object][] = [
    ['sectors.0', { sectors: ['MINING'] }],
    ['languages.0', { languages: ['de'] }],
    ['absentUntil', { absentUntil: '2036-02-31' }],
    ['sectors', { sectors: ['ENERGY', 'ENERGY'] }],
  ];
  for (const [field, part] of bad)
    expect(await client.raw(saveExpertise, { body: { ...declared, ...part } })).toRefuseFields(field);
});
