import { checkEmailExistance } from '@portal/contracts/identity/profile';
import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal({ config: { rateLimits: 'on', trustedHops: 0 } });

test('without a proxy of ours in front, X-Forwarded-For buys nothing', async () => {
  const statuses = [];
  for (let n = 0; n < 7; n += 1) {
    const headers = {
      'x-forwarded-for': `203.0.113.${n}`,
      'x-real-ip': `203.0.113.${n}`,
      forwarded: `for=203.0.113.${n}`,
    };
    statuses.push(
      (await portal.visitor.call(checkEmailExistance, { query: { email: 'a@example.test' }, headers }))
        .status,
    );
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
});
