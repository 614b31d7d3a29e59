import { answerInvitation, inviteMember, listMembers } from '@portal/contracts/applications/members';
import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();

test('who is invited under two addresses is a colleague once, in the role accepted last', async () => {
  const owner = await portal.make.user();
  const { id } = await portal.make.draft({ owner });
  const [client, person] = [await portal.as(owner), await portal.make.user()];
  const own = await portal.as(person);
  const later = `later-${person.email}`;
  const invite = async (email: string, role: 'EDIT' | 'VIEW') => {
    const { members } = (await client.call(inviteMember, { params: { id }, body: { email, role } })).body
      .data;
    return members.find((one) => one.email === email)?.id ?? '';
  };
  const accept = (memberId: string) =>
    own.call(answerInvitation, { params: { memberId }, body: { accept: true } });
  const [first, second] = [await invite(person.email, 'EDIT'), await invite(later, 'VIEW')];
  expect((await accept(first)).status).toBe(200);
  await portal.db`update users set email = ${later} where id = ${person.id}`;
  expect((await accept(second)).status).toBe(200);

  const team = (await client.call(listMembers, { params: { id } })).body.data;
  expect(team.members).toMatchObject([{ id: second, email: later, role: 'VIEW' }]);
  const written = await portal.db<{ changes: { field: string; old: unknown; new: unknown }[] }[]>`
    select changes from audit_log where entity_id = ${id} order by seq desc limit 2`;
  expect(written.flatMap(({ changes }) => changes)).toMatchObject([
    { field: `members.${later}`, old: 'VIEW invited', new: 'VIEW accepted' },
    { field: `members.${person.email}`, old: 'EDIT', new: null },
  ]);
});
