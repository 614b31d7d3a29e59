import { getContent } from '@portal/contracts/calls/content/content';
import { listCountries } from '@portal/contracts/calls/funds/reference';
import { registerInterest } from '@portal/contracts/calls/support/interest';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { published, section } from '../../test/example-content.ts';
import area from '../expose.ts';

const open = async () => {
  const api = fakeApi();
  api.answer(getContent, published(section('faqs', { title: 'Questions', lead: '' })));
  api.answer(listCountries, { data: [], message: '' });
  await renderArea(area, { at: '/interest' });
  await screen.findByRole('button', { name: 'Register interest' });
  return api;
};

const send = () => userEvent.click(screen.getByRole('button', { name: 'Register interest' }));

const fillIn = async () => {
  await userEvent.click(screen.getByRole('radio', { name: 'Applying to the Base Fund' }));
  await userEvent.type(screen.getByLabelText('First name'), 'Ama');
  await userEvent.type(screen.getByLabelText('Last name'), 'Owusu');
  await userEvent.type(screen.getByLabelText('E-mail'), 'ama@example.org');
  await userEvent.click(screen.getByRole('checkbox'));
};

test('without a connection the form says so and keeps everything, which can then be sent', async () => {
  const api = await open();
  await fillIn();
  api.setOffline(true);
  await send();
  await screen.findByText('There is no connection. Check it and try again.');
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ama');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Applying to the Base Fund' }).checked).toBe(
    true,
  );

  api.setOffline(false);
  api.answer(registerInterest, { data: null, message: '' });
  await send();
  await screen.findByRole('link', { name: 'Register another interest' });
  const sent = {
    type: 'APPLY_BASE_FUND',
    firstName: 'Ama',
    lastName: 'Owusu',
    email: 'ama@example.org',
    consent: true,
    language: 'en',
  };
  expect(api.sent(registerInterest).at(-1)).toEqual(sent);
});

test('nobody who uses the keyboard or a screen reader meets the field for robots', async () => {
  await open();
  const names = screen.getAllByRole('textbox').map((field) => field.getAttribute('name'));
  expect(names).not.toContain('website');
  expect(document.querySelector<HTMLInputElement>('input[name=website]')?.tabIndex).toBe(-1);
});
