import { expect, test } from 'vitest';
import { inOneLanguage } from './in-one-language.ts';

const title = { en: 'Base Fund', fr: 'Fonds de base', sw: 'Mfuko wa Msingi' };

test('a text keeps the language of the page and English, wherever it stands in the answer', () => {
  const answer = [{ title, rules: { advice: [title, { en: 'Only English' }] }, names: title }];
  const french = { en: 'Base Fund', fr: 'Fonds de base' };
  expect(inOneLanguage(answer, 'fr')).toEqual([
    { title: french, rules: { advice: [french, { en: 'Only English' }] }, names: french },
  ]);
  expect(inOneLanguage(answer, 'ar')).toEqual([
    {
      title: { en: 'Base Fund' },
      rules: { advice: Array(2).fill(expect.anything()) },
      names: expect.anything(),
    },
  ]);
});

test('what only looks like a text by language stays whole', () => {
  const answer = { en: 1, fr: 2, by: { en: 'x', de: 'y' }, none: null, codes: { fr: 'a', sw: 'b' } };
  expect(inOneLanguage(answer, 'en')).toEqual(answer);
});
