import { getContent } from '@portal/contracts/calls/content/content';
import { confirmInterest, readInterestConfirmation } from '@portal/contracts/calls/support/interest';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { published, section } from '../../test/example-content.ts';
import area from '../expose.ts';

const invalid = {
  error: 'verification_invalid',
  message: 'This link is not valid or has already been used.',
} as const;

const open = async (prepare: (api: ReturnType<typeof fakeApi>) => void, query = '?token=of-the-mail') => {
  const api = fakeApi();
  api.answer(getContent, published(section('faqs', { title: 'Questions', lead: '' })));
  prepare(api);
  await renderArea(area, { at: `/interest/confirm${query}` });
  return api;
};

const email = 'ama@example.org';
const verb = { name: 'Yes, send me news' };

test('opening the mailed link shows the address, and only the button confirms it', async () => {
  const api = await open((fake) => {
    fake.answer(readInterestConfirmation, { data: { email }, message: '' });
    fake.answer(confirmInterest, { data: { email }, message: '' });
  });
  await screen.findByText('Shall we send our news to ama@example.org?');
  expect(api.sent(confirmInterest)).toEqual([]);
  await userEvent.click(screen.getByRole('button', verb));
  await screen.findByText('Thank you. Our news will go to ama@example.org.');
  expect(api.sent(confirmInterest)).toEqual([{ token: 'of-the-mail' }]);
});

test('a link that no longer holds says so and offers no button', async () => {
  await open((api) => api.refuse(readInterestConfirmation, 400, invalid));
  await screen.findByText(invalid.message);
  expect(screen.queryByRole('button', verb)).toBeNull();
  const again = screen.getByRole('link', { name: 'Register your interest in the Fund' });
  expect(again.getAttribute('href')).toBe('/interest');
});

test('a link that was used meanwhile says so at the button', async () => {
  await open((api) => {
    api.answer(readInterestConfirmation, { data: { email }, message: '' });
    api.refuse(confirmInterest, 400, invalid);
  });
  await userEvent.click(await screen.findByRole('button', verb));
  await screen.findByText(invalid.message);
});

test('a link without its token says what is missing', async () => {
  await open(() => undefined, '');
  await screen.findByText('This link is not complete. Copy the whole link from the message.');
});
