import { languages } from '@portal/contracts';
import { sectionKeys } from '@portal/contracts/content/keys';
import { mailPlaceholders } from '@portal/contracts/content/mail-placeholders';
import { expect, test } from 'vitest';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import es from '../locales/es.json';
import fr from '../locales/fr.json';
import pt from '../locales/pt.json';
import sw from '../locales/sw.json';

const all: Record<(typeof languages)[number], object> = { en, fr, pt, ar, es, sw };

const texts = (words: object, before = ''): [key: string, text: string][] =>
  Object.entries(words).flatMap(([key, word]: [string, unknown]) =>
    typeof word === 'object' && word !== null
      ? texts(word, `${before}${key}.`)
      : [[`${before}${key}`, String(word)]],
  );
const names = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
const filling = (words: object) => new Map(texts(words).map(([key, text]) => [key, `${names(text)}`]));

test.each(languages)(
  'in %s there is a text for each English one, and it is filled with the same',
  (language) => {
    expect(Object.fromEntries(filling(all[language]))).toEqual(Object.fromEntries(filling(en)));
  },
);

test('every section and every mail has a name', () => {
  const keys = new Set(texts(en).map(([key]) => key));
  const wanted = [
    ...sectionKeys.map((key) => `sections.${key}`),
    ...Object.keys(mailPlaceholders).map((key) => `fields.${key}`),
  ];
  expect(wanted.filter((key) => !keys.has(key))).toEqual([]);
});
