import { registerInterest } from '@portal/contracts/interest/calls';
import type { InterestInput } from '@portal/contracts/interest/schemas';
import { expect, test } from 'vitest';
import { testPortal } from '../support/portal.ts';

const portal = testPortal();

const interest = (changes: Partial<InterestInput> = {}): InterestInput => ({
  type: 'APPLY_CREDIT_FUND',
  firstName: 'Lucía',
  lastName: 'Nsue',
  email: 'lucia@example.org',
  consent: true,
  ...changes,
});

const stored = () =>
  portal.db<
    object[]
  >`select type, email, language, status, country_code from interests order by created_at desc`;

test('a visitor registers interest and is thanked by mail', async () => {
  const body = interest({ language: 'pt', countryCode: 'GQ', organisation: 'Exemplo', message: 'Olá' });
  const reply = await portal.visitor.call(registerInterest, { body });
  expect(reply.body).toEqual({ data: null, message: 'Thank you. We have noted your interest.' });
  const [row] = await stored();
  expect(row).toEqual({
    type: 'APPLY_CREDIT_FUND',
    email: 'lucia@example.org',
    language: 'pt',
    status: 'NEW',
    countryCode: 'GQ',
  });
  const [mail] = await portal.mails();
  expect(mail).toMatchObject({ to: 'lucia@example.org', subject: 'Obrigado pelo seu interesse' });
});

test('a robot is thanked and nothing is kept', async () => {
  const before = await stored();
  const reply = await portal.visitor.call(registerInterest, { body: interest({ website: 'x' }) });
  expect(reply.status).toBe(200);
  expect(await stored()).toEqual(before);
});

test.each([
  ['no agreement', { consent: false }, ['consent']],
  ['an unknown interest', { type: 'WIN' }, ['type']],
  ['an address that is none', { email: 'lucia@' }, ['email']],
  ['a country that is none', { countryCode: 'XX' }, ['countryCode']],
  ['a long message', { message: 'x'.repeat(2001) }, ['message']],
  ['an unknown field', { status: 'CLOSED' }, ['status']],
  ['a missing name', { firstName: undefined }, ['firstName']],
])('%s is refused at its field and nothing is kept', async (_, changes, fields) => {
  const before = await stored();
  expect(await portal.visitor.raw(registerInterest, { body: { ...interest(), ...changes } })).toRefuseFields(
    ...fields,
  );
  expect(await stored()).toEqual(before);
});
