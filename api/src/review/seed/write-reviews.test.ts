import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal({ demo: true });

test('no example was given to a reviewer whom the own country bars', async () => {
  const rows = await portal.db`
    select a.application_number from assignments s
    join applications a on a.id = s.application_id join users u on u.id = s.reviewer_id
    where u.country_code = a.country_code`;
  expect(rows).toEqual([]);
});
