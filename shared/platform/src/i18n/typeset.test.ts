import { languages } from '@portal/contracts';
import { afterEach, expect, test } from 'vitest';
import { localise } from './format.ts';
import { addNamespace, changeLanguage, i18n } from './i18n.ts';
import { typeset, typesetAll } from './typeset.ts';

afterEach(() => changeLanguage('en'));

test('French signs stay with their word; other languages stay as they are', () => {
  expect(typeset('Supprimer « Aide » ? Non : gardez !', 'fr')).toBe(
    'Supprimer «\u00a0Aide\u00a0»\u00a0? Non\u00a0: gardez\u00a0!',
  );
  expect(typeset('90% ou 7 % : %', 'fr')).toBe('90\u00a0% ou 7\u00a0%\u00a0:\u00a0%');
  expect(['90%', '7 %', '%'].map((text) => typeset(text, 'es'))).toEqual([
    '90\u00a0%',
    '7\u00a0%',
    '\u00a0%',
  ]);
  expect(typeset('90%', 'pt')).toBe('90%');
  for (const language of languages.filter((one) => one !== 'fr'))
    expect(typeset('Was « this » ?', language)).toBe('Was « this » ?');
});

test('addresses lead where they did', () => {
  const links = [
    'https://example.org/caf%C3%A9',
    '/news?q=a%20%3F',
    'mailto:a@example.org?subject=Aide%20%21',
  ];
  for (const link of links) {
    expect(typeset(link, 'fr')).toBe(link);
    expect(typeset(link, 'es')).toBe(link);
  }
});

test('content is set text by text, once, and what was loaded stays as it is', () => {
  const content = { lead: 'Où ?', list: [{ text: 'Ici : là', count: 2, day: null }] };
  const set = typesetAll(content, 'fr');
  expect(set).toEqual({ lead: 'Où\u00a0?', list: [{ text: 'Ici\u00a0: là', count: 2, day: null }] });
  expect(typesetAll(content, 'fr')).toBe(set);
  expect(content.lead).toBe('Où ?');
  expect(typesetAll(content, 'en')).toBe(content);
});

test('words and names of the API are set in French', async () => {
  await addNamespace('signs', async () => ({ default: { ask: 'Supprimer {{name}} ?' } }));
  await changeLanguage('fr');
  expect(i18n.t('signs:ask', { name: 'Aide' })).toBe('Supprimer Aide\u00a0?');
  expect(localise({ en: 'What?', fr: 'Quoi ?' })).toBe('Quoi\u00a0?');
});
