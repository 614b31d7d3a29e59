import { languages } from '@portal/contracts';
import type { Messages } from '@portal/platform';
import { expect, test } from 'vitest';
import english from '../locales/en.json';

const keysOf = (messages: Messages, before = ''): string[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${before}${key}`] : keysOf(value, `${before}${key}.`),
  );

/** A language has the plural forms of its own. */
const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const stemsOf = (messages: Messages) => [...new Set(keysOf(messages).map(stem))].sort();

test.each(languages.filter((language) => language !== 'en'))(
  '%s says everything that English says',
  async (language) => {
    const words: { default: Messages } = await import(`../locales/${language}.json`);
    expect(stemsOf(words.default)).toEqual(stemsOf(english));
  },
);
