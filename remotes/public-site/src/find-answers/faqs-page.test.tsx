import { getContent } from '@portal/contracts/calls/content/content';
import { listFaqs, voteFaq } from '@portal/contracts/calls/content/faqs';
import type { Faq } from '@portal/contracts/content/faqs';
import { queryClient } from '@portal/platform';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { act, screen, userEvent, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { published, section } from '../../test/example-content.ts';
import area from '../expose.ts';

const faq = (id: string, category: Faq['category'], question: string): Faq => ({
  id,
  category,
  question: { en: question },
  answer: { en: `Answer to ${id}.\n\nSecond paragraph.` },
  order: 0,
  isPublished: true,
  helpfulYes: 0,
  helpfulNo: 0,
  updatedBy: null,
  updatedAt: '2025-11-20T00:00:00Z',
  rowVersion: 1,
});

const open = async (at = '/faqs') => {
  const api = fakeApi();
  api.answer(getContent, published(section('faqs', { title: 'Questions', lead: '' })));
  const data = [
    faq('stop', 'GENERAL', 'Can I stop and come back?'),
    faq('who', 'BASE_FUND', 'Who can apply?'),
  ];
  api.answer(listFaqs, { data, message: '', total: 2, page: 1, pageSize: 2 });
  await renderArea(area, { at });
  await screen.findByText('Can I stop and come back?');
  return api;
};

test('a search narrows the list and says how many are left', async () => {
  await open();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the questions and answers' }), 'apply');
  screen.getByText('1 question');
  screen.getByText('Who can apply?');
  expect(screen.queryByText('Can I stop and come back?')).toBeNull();
});

test('a search without a hit offers all questions again', async () => {
  await open();
  const search = screen.getByRole<HTMLInputElement>('searchbox');
  await userEvent.type(search, 'zebra');
  screen.getByRole('heading', { name: 'No question matches your search' });
  await userEvent.click(screen.getByRole('button', { name: 'Show all questions' }));
  screen.getByText('Who can apply?');
  expect(search.value).toBe('');
});

test('a category shows its own questions and stands in the address', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Base Fund' }));
  expect(window.location.search).toBe('?category=BASE_FUND');
  expect(screen.queryByText('Can I stop and come back?')).toBeNull();
});

test('an answer can be called helpful once', async () => {
  const api = await open();
  api.answer(voteFaq, { data: { helpfulYes: 1, helpfulNo: 0 }, message: '' });
  const group = screen.getByRole('region', { name: 'Base Fund' });
  await userEvent.click(within(group).getByText('Who can apply?'));
  await userEvent.click(within(group).getByRole('button', { name: 'Yes' }));
  await within(group).findByText(/has been counted/);
  expect(api.sent(voteFaq)).toEqual([{ helpful: true }]);
});

test('questions and the search stay when they cannot be read again', async () => {
  const api = await open();
  const search = screen.getByRole<HTMLInputElement>('searchbox');
  await userEvent.type(search, 'appl');
  api.refuse(listFaqs, 503, { error: 'unavailable', message: 'Down' });
  await act(() => queryClient.invalidateQueries());
  await userEvent.type(search, 'y');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('apply');
  expect(screen.getByText('Who can apply?')).toBeDefined();
});

test('questions that could not be loaded can be asked for again', async () => {
  const api = fakeApi();
  api.answer(getContent, published(section('faqs', { title: 'Questions', lead: '' })));
  api.refuse(listFaqs, 503, { error: 'unavailable', message: 'Down' });
  await renderArea(area, { at: '/faqs' });
  await screen.findByText('The questions are unavailable right now');
  api.answer(listFaqs, {
    data: [faq('who', 'BASE_FUND', 'Who can apply?')],
    message: '',
    total: 1,
    page: 1,
    pageSize: 1,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Who can apply?');
});
