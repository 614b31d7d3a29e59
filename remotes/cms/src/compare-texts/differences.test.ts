import { expect, test, vi } from 'vitest';
import { differencesOf } from './differences.ts';

const before = {
  title: 'Two funds for trade',
  steps: [{ title: 'Register' }, { title: 'Wait' }],
  body: [{ type: 'paragraph', spans: [{ text: 'Read ' }, { text: 'more', href: '/faqs' }] }],
};

test('words that came and went are told from those that stayed', () => {
  const [title] = differencesOf(before, { ...before, title: 'Two open funds for trade' }, 'en');
  expect(title?.path).toBe('title');
  expect(title?.runs.filter(({ kind }) => kind === 'new').map(({ text }) => text.trim())).toEqual(['open']);
  expect(title?.runs.map(({ kind }) => kind)).not.toContain('gone');
});

test('an entry that was added or removed shows whole, and what is equal not at all', () => {
  const after = { ...before, steps: [{ title: 'Register' }] };
  expect(differencesOf(before, after, 'en')).toEqual([
    { path: 'steps.1.title', runs: [{ kind: 'gone', text: 'Wait' }] },
  ]);
  expect(differencesOf(before, structuredClone(before), 'fr')).toEqual([]);
  expect(differencesOf(before, { ...before, lead: '' }, 'fr')).toEqual([]);
});

test('words are told apart where the browser knows none by language', () => {
  vi.stubGlobal('Intl', { ...Intl });
  const [title] = differencesOf('Two funds', 'Two open funds', 'en');
  vi.unstubAllGlobals();
  expect(title?.runs.filter(({ kind }) => kind !== 'same')).toEqual([{ kind: 'new', text: 'open ' }]);
});

test('a link that leads elsewhere is a difference', () => {
  const after = {
    ...before,
    body: [{ type: 'paragraph', spans: [{ text: 'Read ' }, { text: 'more', href: '/news' }] }],
  };
  const [body] = differencesOf(before, after, 'en');
  expect(body?.runs.filter(({ kind }) => kind === 'new').map(({ text }) => text)).toEqual(['news']);
});

test('Arabic words are compared as words', () => {
  const [title] = differencesOf({ title: 'الصندوق الأساسي' }, { title: 'الصندوق الائتماني' }, 'ar');
  expect(title?.runs.map(({ kind, text }) => `${kind} ${text.trim()}`)).toEqual([
    'same الصندوق',
    'gone الأساسي',
    'new الائتماني',
  ]);
});
