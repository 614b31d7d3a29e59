import { getContent } from '@portal/contracts/calls/content/content';
import type { Section } from '@portal/contracts/content/section.schemas';
import type { Notice } from '@portal/contracts/content/sections';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent, waitFor } from '@portal/testing/screen';
import { beforeEach, expect, test, vi } from 'vitest';
import { published, section } from '../../test/example-content.ts';
import area from '../expose.ts';

beforeEach(() => {
  localStorage.clear();
  vi.setSystemTime('2026-03-10T09:00:00Z');
  return () => {
    vi.useRealTimers();
  };
});

const notice = (id: string, text: string, from: string | null = null, to: string | null = null): Notice => ({
  id,
  tone: 'WARNING',
  text: [{ type: 'paragraph', spans: [{ text }] }],
  from,
  to,
});

const terms = section('terms-of-use', {
  title: 'Terms of use',
  lead: '',
  updatedOn: '2025-11-01',
  body: [{ type: 'paragraph', spans: [{ text: 'What this portal is.' }] }],
});

const open = async (notices: Section, language: 'en' | 'ar' = 'en') => {
  fakeApi().answer(getContent, published(terms, notices));
  await renderArea(area, { at: '/terms-of-use', language });
  await screen.findByRole('heading', { level: 1, name: 'Terms of use' });
};

test('a notice stands above the page on its days, the first and the last among them', async () => {
  await open(
    section('notices', {
      notices: [
        notice('always', 'Always here'),
        notice('first', 'From today', '2026-03-10'),
        notice('last', 'Until today', null, '2026-03-10'),
        notice('over', 'Over', null, '2026-03-09'),
        notice('coming', 'Coming', '2026-03-11', '2026-03-12'),
      ],
    }),
  );
  const shown = screen.getAllByRole('note').map((one) => one.textContent);
  expect(shown).toEqual(['Always here', 'From today', 'Until today']);
  const place = screen
    .getByText('Always here')
    .compareDocumentPosition(screen.getByRole('heading', { level: 1 }));
  expect(place & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

test('one that is put away stays away, and the others stay', async () => {
  const both = section('notices', { notices: [notice('one', 'The first'), notice('two', 'The second')] });
  await open(both);
  const [first] = screen.getAllByRole('button', { name: 'Put this notice away' });
  if (!first) throw new Error('There is no button.');
  await userEvent.click(first);
  await waitFor(() =>
    expect(screen.getAllByRole('note').map((one) => one.textContent)).toEqual(['The second']),
  );
  expect(localStorage.getItem('dismissed_notices')).toBe('one');
});

test('English that stands in for a missing translation is marked as English', async () => {
  const notices = section('notices', { notices: [notice('both', 'مترجم')] }, 'ar');
  const english = { notices: [notice('both', 'Translated'), notice('new', 'Not yet translated')] };
  // Both sides have the shape of their key, which the compiler cannot follow through a union.
  await open({ ...notices, data: { ...notices.data, en: english } } as Section, 'ar');
  expect(screen.queryByText('Translated')).toBeNull();
  expect(screen.getByText('مترجم').closest('[lang]')).toBe(document.documentElement);
  expect(screen.getByText('Not yet translated').closest('[lang]')?.getAttribute('lang')).toBe('en');
});
