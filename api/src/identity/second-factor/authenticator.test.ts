import { MANAGER } from '@portal/contracts';
import { setSecondFactor } from '@portal/contracts/identity/profile';
import {
  confirmTotp,
  getSecurity,
  removeTotp,
  renewRecoveryCodes,
  startTotp,
} from '@portal/contracts/identity/second-factor';
import { resendMfa } from '@portal/contracts/identity/sign-in';
import { expect, test } from 'vitest';
import { madePassword } from '../../../test/support/make-users.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { otherThan, signingIn } from '../../../test/support/signing-in.ts';
import { appCode, enrolTotp } from '../../../test/support/totp.ts';

const portal = testPortal();
const { signIn, codeMailedTo, enter } = signingIn(portal);

const enrolled = async (role?: typeof MANAGER) => {
  const user = await portal.make.user(role ? { role } : {});
  const client = await portal.as(user);
  const app = await enrolTotp(client);
  await portal.db`update authenticators set last_step = 0 where user_id = ${user.id}`;
  return { user, client, ...app };
};

/** The token of a sign-in that waits for its second step. */
const halfway = async (email: string) => (await signIn(email)).problem?.mfa_token ?? '';

const subjectsTo = async (email: string) =>
  (await portal.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);

test('an app is switched on by its first code and asked for from then on, without a mail', async () => {
  const { user, client, secret } = await enrolled();
  expect((await client.call(getSecurity)).body.data).toMatchObject({
    totp: { isOn: true },
    recoveryCodesLeft: 8,
    shouldEnrol: false,
  });
  const before = (await portal.mails()).length;
  const asked = await signIn(user.email);
  expect(asked).toBeProblem('mfa_required');
  expect(asked.problem).toMatchObject({
    mfa_methods: ['TOTP', 'EMAIL', 'RECOVERY_CODE'],
    mfa_method: 'TOTP',
  });
  expect((await portal.mails()).length).toBe(before);
  expect((await enter(asked.problem?.mfa_token ?? '', appCode(secret))).status).toBe(200);
});

test('the mail about it says when in the language of its owner', async () => {
  const user = await portal.make.user({ language: 'fr' });
  await enrolTotp(await portal.as(user));
  const [mail] = (await portal.mails()).filter(({ to }) => to === user.email);
  expect(mail?.text).toMatch(/\(\d+(er)? \p{Ll}+ \d{4}, \d{2}:\d{2} UTC\)/u);
});

test('without an app the mailed code is named as the way', async () => {
  const manager = await portal.make.user({ role: MANAGER });
  expect((await signIn(manager.email)).problem).toMatchObject({
    mfa_methods: ['EMAIL'],
    mfa_method: 'EMAIL',
  });
  expect((await (await portal.as(manager)).call(getSecurity)).body.data.shouldEnrol).toBe(true);
});

test('a code can be mailed instead when asked for, at once the first time', async () => {
  const { user } = await enrolled();
  const mfaToken = await halfway(user.email);
  expect((await portal.visitor.call(resendMfa, { body: { mfaToken } })).status).toBe(200);
  expect(await portal.visitor.call(resendMfa, { body: { mfaToken } })).toBeProblem('mfa_resend_too_soon');
  expect((await enter(mfaToken, await codeMailedTo(user.email))).status).toBe(200);
});

test('a code of the app opens once, also in another sign-in', async () => {
  const { user, secret } = await enrolled();
  const [one, other] = [await halfway(user.email), await halfway(user.email)];
  const code = appCode(secret);
  expect((await enter(one, code)).status).toBe(200);
  expect(await enter(other, code)).toBeProblem('mfa_invalid');
});

test.each([
  [-3, 400],
  [-1, 200],
  [1, 200],
  [3, 400],
])('a clock that is %i steps off gets %i', async (steps, status) => {
  const { user, secret } = await enrolled();
  // Of the same step when it is asked for, however near its end the machine's clock is.
  expect((await enter(await halfway(user.email), appCode(secret, steps * 0.9))).status).toBe(status);
});

test('a code of a time before one that was used opens nothing', async () => {
  const { user, secret } = await enrolled();
  await portal.db`update authenticators set last_step = floor(extract(epoch from now()) / 30) + 5
    where user_id = ${user.id}`;
  expect(await enter(await halfway(user.email), appCode(secret))).toBeProblem('mfa_invalid');
});

test('of a hundred right codes at once, over two sign-ins, one opens a session', async () => {
  const { user, secret } = await enrolled(MANAGER);
  const tokens = [await halfway(user.email), await halfway(user.email)];
  const code = appCode(secret);
  await portal.db`delete from sessions where user_id = ${user.id}`;
  const replies = await Promise.all(
    tokens.flatMap((token) => Array.from({ length: 50 }, () => enter(token, code))),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await portal.db`select 1 from sessions where user_id = ${user.id}`).toHaveLength(1);
});

test('a recovery code opens once, however it is typed, and its owner is told', async () => {
  const { user, recoveryCodes } = await enrolled();
  const [code = ''] = recoveryCodes;
  expect(new Set(recoveryCodes).size).toBe(8);
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  expect((await enter(await halfway(user.email), code.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
  expect(await enter(await halfway(user.email), code)).toBeProblem('mfa_invalid');
  const [mail] = (await portal.mails()).filter(({ to }) => to === user.email);
  expect(mail?.text).toContain('A recovery code was used to sign in');
});

test('of a hundred uses of a recovery code at once one opens a session', async () => {
  const { user, recoveryCodes } = await enrolled();
  const tokens = [await halfway(user.email), await halfway(user.email)];
  await portal.db`delete from sessions where user_id = ${user.id}`;
  const replies = await Promise.all(
    tokens.flatMap((token) => Array.from({ length: 50 }, () => enter(token, recoveryCodes[1] ?? ''))),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('new recovery codes void the earlier ones', async () => {
  const { user, client, recoveryCodes } = await enrolled();
  const renewed = (await client.call(renewRecoveryCodes)).body.data.recoveryCodes;
  expect(renewed).toHaveLength(8);
  expect(await enter(await halfway(user.email), recoveryCodes[0] ?? '')).toBeProblem('mfa_invalid');
  expect((await enter(await halfway(user.email), renewed[0] ?? '')).status).toBe(200);
});

test('recovery codes need something to recover from', async () => {
  const client = await portal.as(await portal.make.user());
  expect(await client.call(renewRecoveryCodes)).toBeProblem('no_factor');
});

test('a wrong first code switches nothing on, and a setup grows too old', async () => {
  const user = await portal.make.user();
  const client = await portal.as(user);
  const { secret, uri } = (await client.call(startTotp)).body.data;
  expect(uri).toContain(`secret=${secret}`);
  const wrong = { code: otherThan(appCode(secret)) };
  expect(await client.call(confirmTotp, { body: wrong })).toBeProblem('mfa_invalid');
  await portal.db`update authenticators set created_at = now() - interval '16 minutes' where user_id = ${user.id}`;
  expect(await client.call(confirmTotp, { body: { code: appCode(secret) } })).toBeProblem(
    'enrolment_expired',
  );
  expect((await signIn(user.email)).status).toBe(200);
});

test('switching the app off asks for the password and leaves the mailed code', async () => {
  const { user, client } = await enrolled();
  expect(await client.call(startTotp)).toBeProblem('factor_already_on');
  const wrong = { currentPassword: 'Wrong-horse-7' };
  expect(await client.call(removeTotp, { body: wrong })).toBeProblem('INVALID_PASSWORD');
  const right = { currentPassword: madePassword };
  const state = (await client.call(removeTotp, { body: right })).body.data;
  expect(state).toMatchObject({ totp: { isOn: false }, recoveryCodesLeft: 0 });
  expect((await signIn(user.email)).problem).toMatchObject({ mfa_methods: ['EMAIL'] });
  expect((await subjectsTo(user.email)).filter((subject) => /protection/.test(subject))).toHaveLength(2);
});

test('who switches the second step off is rid of all of it', async () => {
  const { user, client } = await enrolled();
  await client.call(setSecondFactor, { body: { enabled: false, currentPassword: madePassword } });
  expect((await signIn(user.email)).status).toBe(200);
  expect((await client.call(getSecurity)).body.data.recoveryCodesLeft).toBe(0);
});

test('neither seed nor recovery codes can be read in the database, and a moved seed opens nothing', async () => {
  const { user, secret, recoveryCodes } = await enrolled();
  const [row] = await portal.db<{ all: string }[]>`
    select (select string_agg(a::text, '') from authenticators a) || (select string_agg(r::text, '') from recovery_codes r) as all`;
  expect(row?.all).not.toContain(secret);
  for (const code of recoveryCodes) expect(row?.all).not.toContain(code.replaceAll('-', ''));
  const thief = await enrolled();
  await portal.db`update authenticators set seed = (select seed from authenticators where user_id = ${thief.user.id})
    where user_id = ${user.id}`;
  expect((await enter(await halfway(user.email), appCode(thief.secret))).status).toBe(500);
});

test('what opens the account is changed only by who proved lately to be its owner', async () => {
  const user = await portal.make.user();
  const client = await portal.as(user);
  await portal.db`update sessions set confirmed_at = now() - interval '11 minutes' where user_id = ${user.id}`;
  for (const refused of [
    await client.call(startTotp),
    await client.call(confirmTotp, { body: { code: '123456' } }),
    await client.call(renewRecoveryCodes),
  ]) {
    expect(refused).toBeProblem('reauthentication_required');
  }
});
