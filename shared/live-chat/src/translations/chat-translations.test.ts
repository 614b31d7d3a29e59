import { chatEvents, contactTopics } from '@portal/contracts/support/enums';
import { describe, expect, test } from 'vitest';
import ar from '../../words/ar.json';
import en from '../../words/en.json';
import es from '../../words/es.json';
import fr from '../../words/fr.json';
import pt from '../../words/pt.json';
import sw from '../../words/sw.json';

const texts = (words: object, before = ''): [key: string, text: string][] =>
  Object.entries(words).flatMap(([key, word]: [string, unknown]) =>
    typeof word === 'object' && word !== null
      ? texts(word, `${before}${key}.`)
      : [[`${before}${key}`, String(word)]],
  );
const plural = /_(zero|one|two|few|many|other)$/;
const keysOf = (words: object) => new Set(texts(words).map(([key]) => key.replace(plural, '')));

describe.each(Object.entries({ en, fr, pt, ar, es, sw }))('in %s', (language, words) => {
  test('there is a text for each English one', () => {
    expect([...keysOf(words)].sort()).toEqual([...keysOf(en)].sort());
  });

  test('every event and topic has a word', () => {
    const wanted = [
      ...chatEvents.map((name) => `event.${name}`),
      ...contactTopics.map((name) => `leave.topics.${name}`),
    ];
    expect(wanted.filter((key) => !keysOf(words).has(key))).toEqual([]);
  });

  test('every count has the forms that the language asks for', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const keys = new Set(texts(words).map(([key]) => key));
    const bases = [...keys].filter((key) => key.endsWith('_other')).map((key) => key.slice(0, -6));
    expect(bases.flatMap((base) => forms.filter((form) => !keys.has(`${base}_${form}`)))).toEqual([]);
  });
});
