import type { Faq } from '@portal/contracts/content/faqs';
import { expect, test } from 'vitest';
import { searchFaqs } from './search-faqs.ts';

const faq = (id: string, facts: Partial<Faq>): Faq => ({
  id,
  category: 'GENERAL',
  question: { en: '' },
  answer: { en: '' },
  order: 0,
  isPublished: true,
  helpfulYes: 0,
  helpfulNo: 0,
  updatedBy: null,
  updatedAt: '2025-11-20T00:00:00Z',
  rowVersion: 1,
  ...facts,
});

const faqs = [
  faq('files', {
    category: 'TECHNICAL',
    question: { en: 'Which file types can I upload?', fr: 'Quels types de fichiers puis-je téléverser ?' },
    answer: { en: 'PDF and ODT, at most 5 MB.', fr: 'PDF et ODT, jusqu’à 5 Mo.' },
  }),
  faq('who', {
    category: 'BASE_FUND',
    question: { en: 'Who can apply?', ar: 'مَن يُمكِنه التقديم؟' },
    answer: { en: 'State bodies.', ar: 'الجهات الحكومية.' },
  }),
];

const ids = (search: string, language: 'en' | 'fr' | 'ar' = 'en', category?: Faq['category']) =>
  searchFaqs(faqs, { search, category }, language).map(({ id }) => id);

test('without words every question is found, in its order', () => {
  expect(ids('  ')).toEqual(['files', 'who']);
});

test('every word must occur, in the question or in the answer', () => {
  expect(ids('UPLOAD odt')).toEqual(['files']);
  expect(ids('upload bodies')).toEqual([]);
});

test('accents and vowel marks need not be typed', () => {
  expect(ids('televerser', 'fr')).toEqual(['files']);
  expect(ids('من يمكنه', 'ar')).toEqual(['who']);
});

test('an apostrophe is found however it is typed', () => {
  expect(ids("jusqu'à", 'fr')).toEqual(['files']);
  expect(ids('jusqu’à', 'fr')).toEqual(['files']);
});

test('what the reader sees is searched: English where a language is missing', () => {
  expect(ids('apply', 'fr')).toEqual(['who']);
  expect(ids('apply', 'ar')).toEqual([]);
});

test('a category leaves out the others', () => {
  expect(ids('', 'en', 'BASE_FUND')).toEqual(['who']);
  expect(ids('upload', 'en', 'BASE_FUND')).toEqual([]);
});
