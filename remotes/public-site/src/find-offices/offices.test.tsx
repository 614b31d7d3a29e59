import { listContacts } from '@portal/contracts/calls/content/contacts';
import { getContent } from '@portal/contracts/calls/content/content';
import { listCountries } from '@portal/contracts/calls/funds/reference';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { published, section } from '../../test/example-content.ts';
import { office } from '../../test/example-office.ts';
import area from '../expose.ts';

const head = { title: 'Head', lead: '' };

const open = () => {
  const api = fakeApi();
  api.answer(
    getContent,
    published(section('contact-us', { title: 'Contact us', lead: '', officesHead: head, formHead: head })),
  );
  api.answer(listCountries, { data: [], message: '' });
  return api;
};

test('an office stands with its address, hours, map, and numbers to call', async () => {
  open().answer(listContacts, { data: [office], message: '', total: 1, page: 1, pageSize: 10 });
  await renderArea(area, { at: '/contact-us' });
  const card = (await screen.findByRole('heading', { name: 'Accra office' })).closest('li');
  const shown = within(card ?? document.body);
  expect(shown.getByText('1 Example Road, Accra')).toBeDefined();
  expect(shown.getByText('Monday to Friday')).toBeDefined();
  const links = shown.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['https://map.example/accra', 'tel:+233300000000', 'mailto:accra@example.org']);
});

test('an office whose country is still to be chosen shows no broken flag in the preview', async () => {
  const begun = { ...office, countryCode: '' };
  open().answer(listContacts, { data: [begun], message: '', total: 1, page: 1, pageSize: 10 });
  await renderArea(area, { at: '/contact-us' });
  await screen.findByRole('heading', { name: 'Accra office' });
  expect(document.querySelector('img[src="/flags/.svg"]')).toBeNull();
});

test('offices that could not be read say so beside a form that can be used, and come again', async () => {
  const api = open();
  api.refuse(listContacts, 503, { error: 'unavailable', message: 'Down.' });
  await renderArea(area, { at: '/contact-us' });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('button', { name: 'Send message' })).toBeDefined();
  api.answer(listContacts, { data: [office], message: '', total: 1, page: 1, pageSize: 10 });
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Accra office' })).toBeDefined();
});
