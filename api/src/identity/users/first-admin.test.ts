import { SUPER } from '@portal/contracts';
import { verifyReset } from '@portal/contracts/identity/password';
import { login } from '@portal/contracts/identity/sign-in';
import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';
import { openLog } from '../../app.ts';
import { inviteFirstAdmin } from './first-admin.ts';

const email = 'first@example.test';
const portal = testPortal({ config: { adminEmail: 'First@example.test' } });

test('a portal without an administrator invites the configured one, once, and logs no address', async () => {
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => void lines.push(line) });
  await inviteFirstAdmin(portal.deps);
  expect(await portal.mails()).toEqual([]);
  await portal.db`update users set role = 'FUND_REVIEWER_USER' where role = ${SUPER}`;
  const deps = { ...portal.deps, log };
  await Promise.all([inviteFirstAdmin(deps), inviteFirstAdmin(deps)]);
  const written = lines.join('').toLowerCase();
  expect(written).toContain('the first administrator was invited');
  expect(written).not.toContain(email);
  const mails = await portal.mails();
  expect(mails.map(({ to }) => to)).toEqual([email]);
  const code = new URLSearchParams(/#(\S+)/.exec(mails[0]?.text ?? '')?.[1]).get('code') ?? '';
  const newPassword = 'Sturdy-baobab-42';
  expect((await portal.visitor.call(verifyReset, { body: { email, code, newPassword } })).status).toBe(200);
  expect(await portal.visitor.call(login, { body: { email, password: newPassword } })).toBeProblem(
    'mfa_required',
  );
});
