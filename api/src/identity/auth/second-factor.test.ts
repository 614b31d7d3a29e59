import { MANAGER } from '@portal/contracts';
import { getCurrentProfile, resendMfa, verifyMfa } from '@portal/contracts/identity/sign-in';
import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';
import { otherThan, signingIn } from '../../../test/support/signing-in.ts';

const portal = testPortal();
const { signIn, codeMailedTo, signedInBy, challenge, enter } = signingIn(portal);

test('staff need the mailed code; the answer that asks for it is no 401', async () => {
  const { reply, mfaToken, code } = await challenge();
  expect(reply).toBeProblem('mfa_required');
  const done = await enter(mfaToken, code);
  expect((await signedInBy(done).call(getCurrentProfile)).body.data.mfaMandatory).toBe(true);
});

test('both spellings of the token are accepted on both calls', async () => {
  const { mfaToken, code } = await challenge();
  expect(await portal.visitor.call(resendMfa, { body: { mfaToken } })).toBeProblem('mfa_resend_too_soon');
  const done = await portal.visitor.call(verifyMfa, { body: { mfa_token: mfaToken, mfaCode: ` ${code} ` } });
  expect(done.status).toBe(200);
});

test('a code may be typed on an Arabic keyboard and pasted with a mark of direction', async () => {
  const { mfaToken, code } = await challenge();
  const typed = code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
  expect((await enter(mfaToken, `\u200e${typed}`)).status).toBe(200);
});

test('a wrong code is refused and the right one still holds', async () => {
  const { mfaToken, code } = await challenge();
  const wrong = await enter(mfaToken, otherThan(code));
  expect(wrong).toBeProblem('mfa_invalid');
  expect((await enter(mfaToken, code)).status).toBe(200);
});

test('a code is used once', async () => {
  const { mfaToken, code } = await challenge();
  const body = { mfaToken, mfaCode: code };
  expect((await portal.visitor.call(verifyMfa, { body })).status).toBe(200);
  expect(await portal.visitor.call(verifyMfa, { body })).toBeProblem('mfa_expired');
});

test('a code ends after its time', async () => {
  const { mfaToken, code } = await challenge();
  await portal.db`update mfa_challenges set expires_at = now() - interval '1 second'`;
  expect(await enter(mfaToken, code)).toBeProblem('mfa_expired');
});

test('a code that was asked for again has all the time that its mail says', async () => {
  const { mfaToken, manager } = await challenge();
  const later = (minutes: number) =>
    portal.db`update mfa_challenges set last_sent_at = last_sent_at - make_interval(mins => ${minutes}),
      expires_at = expires_at - make_interval(mins => ${minutes})`;
  await later(9);
  expect((await portal.visitor.call(resendMfa, { body: { mfaToken } })).status).toBe(200);
  const mail = (await portal.mails()).find(({ to }) => to === manager.email);
  expect(mail?.text).toContain('10 minutes');
  await later(9);
  expect((await enter(mfaToken, await codeMailedTo(manager.email))).status).toBe(200);
});

test("a code of one sign-in does not open another's", async () => {
  const [one, other] = [await challenge(), await challenge()];
  const crossed = {
    mfaToken: one.mfaToken,
    mfaCode: other.code === one.code ? otherThan(one.code) : other.code,
  };
  expect(await portal.visitor.call(verifyMfa, { body: crossed })).toBeProblem('mfa_invalid');
});

test('an MFA token is no access token, and the other way round', async () => {
  const { mfaToken, manager } = await challenge();
  const client = portal.client({ authorization: `Bearer ${mfaToken}` });
  expect(await client.call(getCurrentProfile)).toBeProblem('unauthorized');
  const access = (await portal.as(manager)).headers.authorization?.slice('Bearer '.length) ?? '';
  const reply = await portal.visitor.call(verifyMfa, { body: { mfaToken: access, mfaCode: '000000' } });
  expect(reply).toBeProblem('mfa_expired');
});

test('another code can be asked for after 15 seconds, five times; the old one no longer holds', async () => {
  const { mfaToken, code, manager } = await challenge();
  const resend = () => portal.visitor.call(resendMfa, { body: { mfa_token: mfaToken } });
  const early = await resend();
  expect(early).toBeProblem('mfa_resend_too_soon');
  expect(Number(early.headers['retry-after'])).toBeGreaterThan(0);
  for (let sendsLeft = 4; sendsLeft >= 0; sendsLeft -= 1) {
    await portal.db`update mfa_challenges set last_sent_at = now() - interval '15 seconds'`;
    expect((await resend()).body.data).toEqual({ mfa_token: mfaToken, resendAfter: 15, sendsLeft });
  }
  await portal.db`update mfa_challenges set last_sent_at = now() - interval '15 seconds'`;
  expect(await resend()).toBeProblem('mfa_resend_limit');
  const fresh = await codeMailedTo(manager.email);
  if (fresh !== code) {
    const stale = await enter(mfaToken, code);
    expect(stale).toBeProblem('mfa_invalid');
  }
  expect((await enter(mfaToken, fresh)).status).toBe(200);
});

test('of a hundred wrong guesses at once five are looked at, and asking again buys no more', async () => {
  const { mfaToken, code, manager } = await challenge();
  const guess = () => enter(mfaToken, otherThan(code));
  await Promise.all(Array.from({ length: 100 }, guess));
  const failures =
    await portal.db`select 1 from login_history where user_id = ${manager.id} and outcome = 'MFA_FAILED'`;
  expect(failures).toHaveLength(5);
  await portal.db`update mfa_challenges set last_sent_at = now() - interval '15 seconds'`;
  expect(await portal.visitor.call(resendMfa, { body: { mfaToken } })).toBeProblem('mfa_expired');
  expect(await enter(mfaToken, code)).toBeProblem('mfa_expired');
});

test('of a hundred right codes at once one opens a session', async () => {
  const { mfaToken, code, manager } = await challenge();
  const replies = await Promise.all(Array.from({ length: 100 }, () => enter(mfaToken, code)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await portal.db`select 1 from sessions where user_id = ${manager.id}`).toHaveLength(1);
});

test('ten wrong codes within an hour close the account for a quarter of an hour, with a mail', async () => {
  const manager = await portal.make.user({ role: MANAGER });
  for (let round = 0; round < 2; round += 1) {
    const mfaToken = (await signIn(manager.email)).problem?.mfa_token ?? '';
    const wrong = otherThan(await codeMailedTo(manager.email));
    for (let n = 0; n < 5; n += 1) await enter(mfaToken, wrong);
  }
  const locked = await signIn(manager.email);
  expect(locked).toBeProblem('account_locked');
  expect(locked.headers['retry-after']).toBe('900');
  expect((await portal.mails())[0]).toMatchObject({
    to: manager.email,
    subject: expect.stringContaining('locked'),
  });
  await portal.db`update factor_tries set at = at - interval '16 minutes' where user_id = ${manager.id}`;
  expect(await signIn(manager.email)).toBeProblem('mfa_required');
});

test('the thirtieth wrong code of a day closes the account, however far apart they are', async () => {
  const { manager, mfaToken, code } = await challenge();
  await portal.db`insert into factor_tries (id, user_id, at)
    select 'try_day_' || n, ${manager.id}, now() - interval '2 hours' from generate_series(1, 29) n`;
  expect(await enter(mfaToken, otherThan(code))).toBeProblem('mfa_invalid');
  expect(await signIn(manager.email)).toBeProblem('account_locked');
});

test('wrong codes of many sign-ins at once are counted together', async () => {
  const manager = await portal.make.user({ role: MANAGER });
  const tokens: string[] = [];
  for (let n = 0; n < 4; n += 1) tokens.push((await signIn(manager.email)).problem?.mfa_token ?? '');
  const replies = await Promise.all(
    tokens.flatMap((token) => Array.from({ length: 5 }, () => enter(token, 'ABCDEF'))),
  );
  const codes = replies.map(({ problem }) => problem?.error);
  expect(codes.filter((code) => code === 'account_locked')).toHaveLength(10);
});

test('a try is counted although the request failed later', async () => {
  const { mfaToken, code, manager } = await challenge();
  await portal.db`alter table login_history rename to login_history_away`;
  const failed = await enter(mfaToken, otherThan(code));
  await portal.db`alter table login_history_away rename to login_history`;
  expect(failed).toBeProblem('internal_error');
  expect(await portal.db`select 1 from factor_tries where user_id = ${manager.id}`).toHaveLength(1);
  expect(await portal.db`select tries from mfa_challenges where user_id = ${manager.id}`).toEqual([
    { tries: 1 },
  ]);
});
