// @vitest-environment jsdom
import { listCountries } from '@portal/contracts/calls/funds/reference';
import { addFundReviewer, listUsers } from '@portal/contracts/calls/identity/users';
import { pauseNotices, useNotices } from '@portal/platform';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { ghana } from '../../test/example-country.ts';
import { admin, userRow } from '../../test/example-people.ts';
import { chooseFrom } from '../../test/menu.ts';
import { done, onePage } from '../../test/pages.ts';
import area from '../expose.ts';

const told = () =>
  useNotices
    .getState()
    .shown.flatMap(({ status, description }) => (status === 'success' ? [description] : []));

const open = async () => {
  useNotices.setState({ shown: [], waiting: [] });
  // Notices stay for as long as the test takes.
  pauseNotices();
  const api = fakeApi();
  api.answer(listUsers, onePage([userRow()]));
  api.answer(listCountries, done([ghana]));
  await renderArea(area, { at: '/workspace/user-management', user: admin });
  await chooseFrom('Add user', 'Add fund r');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.type(dialog.getByLabelText('First name'), 'Efua');
  await userEvent.type(dialog.getByLabelText('Last name'), 'Mensah');
  await userEvent.type(dialog.getByLabelText('E-mail'), 'efua@example.org');
  await userEvent.selectOptions(dialog.getByLabelText('Country'), 'GH');
  return { api, dialog };
};

test('a new reviewer is invited with what was filled in, and nothing that was not', async () => {
  const { api, dialog } = await open();
  api.answer(addFundReviewer, done(userRow(), 'Invited.'));
  await userEvent.click(dialog.getByRole('button', { name: 'Add fund reviewer' }));
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  expect(api.sent(addFundReviewer)).toEqual([
    { firstName: 'Efua', lastName: 'Mensah', email: 'efua@example.org', countryCode: 'GH', language: 'en' },
  ]);
});

test('a taken address is told beside its field and nothing typed is lost', async () => {
  const { api, dialog } = await open();
  const message = 'This e-mail address has an account already.';
  api.refuse(addFundReviewer, 409, {
    error: 'email_taken',
    message,
    fields: [{ field: 'email', code: 'taken', message }],
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Add fund reviewer' }));
  const email = dialog.getByLabelText('E-mail');
  await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
  expect(dialog.getByRole('link', { name: message })).toBeDefined();
  expect(email).toHaveProperty('value', 'efua@example.org');
  expect(dialog.getByLabelText('First name')).toHaveProperty('value', 'Efua');
});

test('of several people who are pasted each is added or left out in turn, a wrong address is mended first', async () => {
  const { api, dialog } = await open();
  await userEvent.click(dialog.getByLabelText('First name'));
  await userEvent.paste(
    'Esi\tBadu\tesi@example.org\r\nAma\tOwusu\tama@@example\r\nKojo\tAntwi\tkojo@example.org\r\n',
  );
  await dialog.findByText('Pasted people who come next: 2');
  await userEvent.click(dialog.getByRole('button', { name: 'Leave this one out' }));
  api.answer(addFundReviewer, done(userRow(), 'Invited.'));
  const add = dialog.getByRole('button', { name: 'Add fund reviewer' });
  await userEvent.click(add);
  const email = dialog.getByLabelText('E-mail');
  await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(email);
  await userEvent.type(email, 'ama@example.org');
  await userEvent.click(add);
  await expect.poll(() => email).toHaveProperty('value', 'kojo@example.org');
  await expect.poll(() => document.activeElement).toBe(email);
  await userEvent.click(add);
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  const shared = { countryCode: 'GH', language: 'en' };
  expect(api.sent(addFundReviewer)).toEqual([
    { firstName: 'Ama', lastName: 'Owusu', email: 'ama@example.org', ...shared },
    { firstName: 'Kojo', lastName: 'Antwi', email: 'kojo@example.org', ...shared },
  ]);
});

test('pasted people are added with one press, up to one who is refused and stays with those behind', async () => {
  const { api, dialog } = await open();
  const people = ['Esi Badu esi@example.org', 'Ama Owusu ama@example.org', 'Kojo Antwi kojo@example.org'];
  await userEvent.click(dialog.getByLabelText('First name'));
  await userEvent.paste(people.join('\n'));
  const message = 'This e-mail address has an account already.';
  api.reply(addFundReviewer, () => {
    api.refuse(addFundReviewer, 409, {
      error: 'email_taken',
      message,
      fields: [{ field: 'email', code: 'taken', message }],
    });
    return done(userRow(), 'Invited.');
  });
  await userEvent.click(await dialog.findByRole('button', { name: 'Add all (3)' }));
  const email = dialog.getByLabelText('E-mail');
  await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
  expect(email).toHaveProperty('value', 'ama@example.org');
  // Of one person the notice is the server's, of several their number.
  expect(told()).toEqual(['Invited.']);
  api.answer(addFundReviewer, done(userRow(), 'Invited.'));
  await userEvent.click(dialog.getByRole('button', { name: 'Leave this one out' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add fund reviewer' }));
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  const sent = api.sent(addFundReviewer) as { firstName: string; countryCode: string }[];
  expect(sent.map(({ firstName, countryCode }) => [firstName, countryCode])).toEqual([
    ['Esi', 'GH'],
    ['Ama', 'GH'],
    ['Kojo', 'GH'],
  ]);
});

test('of all that were added with one press one notice tells', async () => {
  const { api, dialog } = await open();
  api.answer(addFundReviewer, done(userRow(), 'Invited.'));
  await userEvent.click(dialog.getByLabelText('First name'));
  await userEvent.paste('Esi Badu esi@example.org\nAma Owusu ama@example.org\nKojo Antwi kojo@example.org');
  await userEvent.click(await dialog.findByRole('button', { name: 'Add all (3)' }));
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  await expect.poll(told).toEqual(['People added: 3']);
});
