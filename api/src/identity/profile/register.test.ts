import { resendVerification, verifyEmail } from '@portal/contracts/identity/password';
import { checkEmailExistance, type RegisterInput, registerProfile } from '@portal/contracts/identity/profile';
import { login } from '@portal/contracts/identity/sign-in';
import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();

const person: RegisterInput = {
  firstName: ' Aïssatou ',
  lastName: "N'Diaye",
  email: 'aissatou@example.test',
  countryCode: 'SN',
  phone: '+221775550100',
  organisation: 'Dakar Fresh',
  password: 'Sturdy-baobab-42',
  language: 'fr',
  consent: true,
};

const register = (changes: Partial<RegisterInput> = {}) =>
  portal.visitor.call(registerProfile, { body: { ...person, ...changes } });

const mailTo = async (email: string) => (await portal.mails()).find(({ to }) => to === email);

const tokenMailedTo = async (email: string): Promise<string> =>
  /\/auth\/verify-email#token=([\w-]+)/.exec((await mailTo(email))?.text ?? '')?.[1] ?? '';

const confirm = (token: string) => portal.visitor.call(verifyEmail, { body: { token } });
const signIn = (email: string) => portal.visitor.call(login, { body: { email, password: person.password } });

test('a person registers, confirms the address from the mail and signs in', async () => {
  await register();
  expect(await signIn(person.email)).toBeProblem('email_not_verified');
  expect(await mailTo(person.email)).toMatchObject({ subject: 'Veuillez confirmer votre adresse e-mail' });
  const token = await tokenMailedTo(person.email);
  expect((await confirm(token)).body.data).toEqual({ email: person.email });
  expect(await confirm(token)).toBeProblem('verification_invalid');
  expect((await signIn(person.email)).status).toBe(200);
  const [stored] = await portal.db`select first_name, role from users where email = ${person.email}`;
  expect(stored).toEqual({ firstName: 'Aïssatou', role: 'FUND_BENEFICIARY_USER' });
});

test('a taken address gets the same answer, its owner a mail, and the account stays as it was', async () => {
  const owner = await portal.make.user();
  const fresh = await register({ email: 'fresh@example.test' });
  const taken = await register({ email: owner.email.toUpperCase(), firstName: 'Mallory' });
  expect(taken.raw).toEqual(fresh.raw);
  expect((await mailTo(owner.email))?.subject).toBe('You already have an account');
  const [stored] = await portal.db`select first_name from users where id = ${owner.id}`;
  expect(stored).toEqual({ firstName: owner.firstName });
});

test('the owner of an address gets the own password, whoever registered it before and never confirmed it', async () => {
  const email = 'owner@example.test';
  await register({ email, password: 'Somebody-elses-1', firstName: 'Mallory' });
  const earlier = await tokenMailedTo(email);
  const exists = await portal.visitor.call(checkEmailExistance, { query: { email } });
  expect(exists.body.data.exists).toBe(false);
  await register({ email });
  const own = await tokenMailedTo(email);
  expect(await confirm(earlier)).toBeProblem('verification_invalid');
  expect((await confirm(own)).status).toBe(200);
  const enter = (password: string) => portal.visitor.call(login, { body: { email, password } });
  expect(await enter('Somebody-elses-1')).toBeProblem('invalid_grant');
  expect((await enter(person.password)).status).toBe(200);
  const [stored] = await portal.db`select first_name from users where email = ${email}`;
  expect(stored).toEqual({ firstName: 'Aïssatou' });
});

test('of ten registrations of one address at once one makes an account', async () => {
  const email = 'race@example.test';
  await Promise.all(Array.from({ length: 10 }, () => register({ email })));
  expect(await portal.db`select 1 from users where email = ${email}`).toHaveLength(1);
});

test('the form can ask whether an address is taken', async () => {
  const owner = await portal.make.user();
  const exists = async (email: string) =>
    (await portal.visitor.call(checkEmailExistance, { query: { email } })).body.data.exists;
  expect(await exists(owner.email.toUpperCase())).toBe(true);
  expect(await exists('nobody@example.test')).toBe(false);
  expect(await portal.visitor.raw(checkEmailExistance, { query: { email: 'nonsense' } })).toRefuseFields(
    'email',
  );
  expect(await portal.visitor.raw(checkEmailExistance, {})).toRefuseFields('email');
});

test.each([
  ['an empty form', {}, ['consent', 'countryCode', 'email', 'firstName', 'lastName', 'password', 'phone']],
  ['blank names', { ...person, firstName: '  ', lastName: '' }, ['firstName', 'lastName']],
  ['a short phone number', { ...person, phone: '+12345' }, ['phone']],
  ['a country in lower case', { ...person, countryCode: 'sn' }, ['countryCode']],
  ['a role of one’s own choice', { ...person, role: 'FUND_MANAGER_SUPER_USER' }, ['role']],
  [
    'a self-made confirmation',
    { ...person, emailVerified: true, status: 'ACTIVE' },
    ['emailVerified', 'status'],
  ],
  ['no consent', { ...person, consent: false }, ['consent']],
  ['an unknown language', { ...person, language: 'de' }, ['language']],
  ['a NUL in a name', { ...person, firstName: 'A\0da' }, ['firstName']],
  ['a short password', { ...person, password: 'Ab1-efg' }, ['password']],
])('registration refuses %s by name', async (_name, body, fields) => {
  expect(await portal.visitor.raw(registerProfile, { body })).toRefuseFields(...fields);
});

test('every refused field has words in the language of the reader', async () => {
  const headers = { 'accept-language': 'pt-MZ,pt;q=0.9,en;q=0.5' };
  const reply = await portal.visitor.raw(registerProfile, { body: { ...person, phone: 'none' }, headers });
  const messages = expect.objectContaining({ fr: expect.stringContaining('chiffres') });
  expect(reply.problem?.fields).toEqual([
    { field: 'phone', code: 'phone', message: expect.stringContaining('algarismos'), messages },
  ]);
});

test('a password that names its owner is refused', async () => {
  expect(await register({ email: 'kofiannan@example.test', password: 'Kofiannan1' })).toBeProblem(
    'weak_password',
  );
});

test('the confirmation can be sent again; the earlier link no longer holds, and others learn nothing', async () => {
  const email = 'again@example.test';
  await register({ email });
  const first = await tokenMailedTo(email);
  const [known, unknown] = await Promise.all(
    [email, 'nobody@example.test'].map((one) =>
      portal.visitor.call(resendVerification, { body: { email: one } }),
    ),
  );
  expect(known?.raw).toEqual(unknown?.raw);
  const second = await tokenMailedTo(email);
  expect(second).not.toBe(first);
  expect(await confirm(first)).toBeProblem('verification_invalid');
  expect((await confirm(second)).status).toBe(200);
});

test('a confirmation ends after three days', async () => {
  const email = 'late@example.test';
  await register({ email });
  const token = await tokenMailedTo(email);
  await portal.db`update mailed_proofs set expires_at = now()`;
  expect(await confirm(token)).toBeProblem('verification_invalid');
});

test('a password that is too short is called that in the words of the page, in the language of the person', async () => {
  const translationsIn = async (language: string) => {
    const reply = await portal.visitor.raw(registerProfile, {
      body: { ...person, password: 'Short-7' },
      headers: { 'accept-language': language },
    });
    return reply.problem?.fields?.map(({ field, message }) => [field, message]);
  };
  expect(await translationsIn('en')).toEqual([['password', 'The password is too short!']]);
  expect(await translationsIn('fr')).toEqual([['password', 'Le mot de passe est trop court !']]);
});
