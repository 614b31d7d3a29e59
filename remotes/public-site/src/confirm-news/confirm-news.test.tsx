import { getContent } from '@portal/contracts/content/calls';
import { confirmInterest } from '@portal/contracts/interest/calls';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { published, section } from '../../test/example-content.ts';
import area from '../expose.ts';

const open = async (prepare: (api: ReturnType<typeof fakeApi>) => void) => {
  const api = fakeApi();
  api.answer(getContent, published(section('faqs', { title: 'Questions', lead: '' })));
  prepare(api);
  await renderArea(area, { at: '/interest#confirm=token-of-the-mail' });
  return api;
};

test('the mailed link is confirmed by opening it, once', async () => {
  const api = await open((fake) =>
    fake.answer(confirmInterest, { data: { email: 'ama@example.org' }, message: '' }),
  );
  await screen.findByText('Thank you. Our news will go to ama@example.org.');
  expect(api.sent(confirmInterest)).toEqual([{ token: 'token-of-the-mail' }]);
});

test('a link that no longer holds says so', async () => {
  const message = 'This link is not valid or has already been used.';
  await open((api) => api.refuse(confirmInterest, 400, { error: 'verification_invalid', message }));
  await screen.findByText(message);
});
