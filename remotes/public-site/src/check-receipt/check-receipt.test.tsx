import { checkReceipt } from '@portal/contracts/calls/applications/applications';
import { getContent } from '@portal/contracts/calls/content/content';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { published, section } from '../../test/example-content.ts';
import area from '../expose.ts';
import { receiptInLink } from './receipt-in-link.ts';

const open = async (isValid: boolean) => {
  const api = fakeApi();
  api.answer(getContent, published(section('faqs', { title: 'Questions', lead: '' })));
  api.answer(checkReceipt, { data: { isValid }, message: '' });
  await renderArea(area, { at: '/check-receipt' });
  await userEvent.click(await screen.findByRole('textbox', { name: 'Receipt number' }));
  await userEvent.paste('BF-2026-000123-1');
  await userEvent.click(screen.getByRole('textbox', { name: 'SHA-256' }));
  await userEvent.paste('ab'.repeat(32));
  await userEvent.click(screen.getByRole('button', { name: 'Check the receipt' }));
};

test('a valid receipt is said to be valid, and nothing else is told', async () => {
  await open(true);
  await screen.findByText('This receipt is valid');
  screen.getByText('BF-2026-000123-1');
});

test('any other is said not to be valid', async () => {
  await open(false);
  await screen.findByText('This receipt is not valid');
});

test('the code on the paper brings number and fingerprint along', () => {
  expect(receiptInLink('#number=BF-2026-000123-1&sha256=abc')).toEqual({
    number: 'BF-2026-000123-1',
    sha256: 'abc',
  });
  expect(receiptInLink('')).toBeUndefined();
  expect(receiptInLink('#number=BF-2026-000123-1')).toBeUndefined();
});
