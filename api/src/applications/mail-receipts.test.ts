import { checkReceipt, resubmit } from '@portal/contracts/applications/applications';
import { expect, test } from 'vitest';
import { testPortal } from '../../test/support/portal.ts';

const portal = testPortal({ demo: true });

const receipts = (id?: string) => portal.db<{ number: string; sha256: string; applicationId: string }[]>`
  select a.application_number || '-' || v.version as number, v.sha256, a.id as application_id
  from application_versions v join applications a on a.id = v.application_id
  where ${id ?? null}::text is null or a.id = ${id ?? null} order by a.id, v.version`;

const check = async (number: string, sha256: string) =>
  (await portal.visitor.call(checkReceipt, { body: { number, sha256 } })).body;

const not = { data: { isValid: false }, message: 'This receipt is not valid.' };

test('every receipt that was ever given is valid, as it is printed or typed', async () => {
  const all = await receipts();
  expect(all.length).toBeGreaterThan(5);
  for (const { number, sha256 } of all.slice(0, 20))
    expect((await check(number, sha256)).data.isValid).toBe(true);
  const [first] = all;
  const typed = first?.sha256.toUpperCase().replace(/(.{8})/g, '$1 ') ?? '';
  expect((await check(` ${first?.number.toLowerCase()} `, typed)).data.isValid).toBe(true);
  const inArabicDigits = (text = '') => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
  expect((await check(inArabicDigits(first?.number), inArabicDigits(typed))).data.isValid).toBe(true);
});

test('wrong, of another version, of another application and unknown are answered alike', async () => {
  const owner = await portal.make.user();
  const { id } = await portal.make.returned({ owner });
  const client = await portal.as(owner);
  const [draft] = await portal.db<{ answers: object }[]>`select answers from applications where id = ${id}`;
  const project = {
    ...Reflect.get(draft?.answers ?? {}, 'project'),
    summary: 'With a timetable by quarter.',
  };
  const sent = await client.raw(resubmit, {
    params: { id },
    body: { rowVersion: await portal.make.rowVersionOf(id), answers: { project } },
  });
  expect(sent.status).toBe(200);
  const [one, two] = await receipts(id);
  const other = (await receipts()).find(({ applicationId }) => applicationId !== id);
  if (!one || !two || !other) throw new Error('two versions and another application are needed');
  expect((await check(one.number, one.sha256)).data.isValid).toBe(true);
  expect((await check(two.number, two.sha256)).data.isValid).toBe(true);
  const flipped = one.sha256.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
  for (const [number, sha256] of [
    [one.number, flipped],
    [one.number, two.sha256],
    [two.number, one.sha256],
    [one.number, other.sha256],
    [one.number.replace(/-1$/, '-9'), one.sha256],
    ['BF-1999-000001-1', one.sha256],
    ['BF-1999-000001-1', '0'.repeat(64)],
    [one.number.replace(/-1$/, ''), one.sha256],
    ["' or 1=1 --", one.sha256],
    [one.number, 'ü'],
  ] as const)
    expect(await check(number, sha256)).toEqual(not);
});

test('what was changed behind the back of the portal is not valid any more', async () => {
  const { id } = await portal.make.submitted({ owner: await portal.make.user() });
  const [receipt] = await receipts(id);
  if (!receipt) throw new Error('nothing was sent');
  expect((await check(receipt.number, receipt.sha256)).data.isValid).toBe(true);
  await portal.db.begin(async (tx) => {
    await tx`alter table application_versions disable trigger application_versions_append_only`;
    await tx`update application_versions set answers = jsonb_set(answers, '{project,city}', '"Elsewhere"')
      where application_id = ${id}`;
    await tx`alter table application_versions enable trigger application_versions_append_only`;
  });
  expect(await check(receipt.number, receipt.sha256)).toEqual(not);
});

test('the mail of a receipt says where it is checked', async () => {
  const owner = await portal.make.user();
  const { id } = await portal.make.submitted({ owner });
  const [receipt] = await receipts(id);
  const mail = (await portal.mails()).find(({ to }) => to === owner.email);
  for (const part of [receipt?.number, receipt?.sha256, `${portal.deps.config.publicUrl}/check-receipt`])
    expect(JSON.stringify(mail)).toContain(part);
});
