import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();

test('the last sign-in of an example account is the newest of its sign-ins', async () => {
  const rows = await portal.db<{ email: string }[]>`
    select u.email from users u
    where u.is_example and u.last_login_at is distinct from (
      select max(h.at) from login_history h where h.user_id = u.id and h.outcome = 'SUCCESS')`;
  expect(rows).toEqual([]);
  const [some] = await portal.db<{ n: number }[]>`
    select count(*)::int as n from users where is_example and last_login_at is not null`;
  expect(some?.n).toBeGreaterThan(20);
});
