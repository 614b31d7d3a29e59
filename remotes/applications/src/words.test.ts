import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { answerAt } from '@portal/application-view';
import { instruments } from '@portal/contracts/applications/enums';
import { fieldCodes } from '@portal/contracts/error-codes';
import { eligibilityRules } from '@portal/contracts/funds/eligibility-rules';
import { describe, expect, test } from 'vitest';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import es from '../locales/es.json';
import fr from '../locales/fr.json';
import pt from '../locales/pt.json';
import sw from '../locales/sw.json';

const texts = (words: object, before = ''): [key: string, text: string][] =>
  Object.entries(words).flatMap(([key, word]: [string, unknown]) =>
    typeof word === 'object' && word !== null
      ? texts(word, `${before}${key}.`)
      : [[`${before}${key}`, String(word)]],
  );
const keysOf = (words: object) => texts(words).map(([key]) => key);
const names = (text: string) => `${[...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()}`;

/** What a rule of the form may answer with. */
const issues = fieldCodes.filter((code) =>
  [
    'required',
    'email',
    'phone',
    'url',
    'money',
    'date',
    'too_small',
    'too_big',
    'too_few',
    'not_allowed',
    'must_accept',
    'not_eligible',
    'not_after',
    'sum_mismatch',
  ].includes(code),
);

const wanted = [
  ...issues.map((code) => `issue.${code}`),
  ...instruments.map((instrument) => `instrument.${instrument}`),
  ...Object.values(eligibilityRules).flatMap((rules) => rules.map((rule) => `eligibility.advice.${rule}`)),
];

describe.each(Object.entries({ en, fr, pt, ar, es, sw }))('in %s', (_language, words) => {
  test('there is a text for each English one, with the same values put in', () => {
    expect(texts(words).map(([key, text]) => `${key} ${names(text)}`)).toEqual(
      texts(en).map(([key, text]) => `${key} ${names(text)}`),
    );
  });

  test('every rule, advice and kind of financing has a word', () => {
    expect(wanted.filter((key) => typeof answerAt(words, key) !== 'string')).toEqual([]);
  });
});

test('every key that a page names is there', async () => {
  const named = new Set<string>();
  for await (const file of glob(`${import.meta.dirname}/**/*.tsx`)) {
    const source = readFileSync(file, 'utf8');
    for (const [, key = ''] of source.matchAll(/'([a-z]\w*(?:\.\w+)+)'/g)) named.add(key);
  }
  const groups = new Set(keysOf(en).map((key) => key.split('.')[0]));
  const missing = [...named].filter((key) => groups.has(key.split('.')[0]) && !keysOf(en).includes(key));
  // Paths of answers look like keys; they are words of another namespace.
  expect(missing.filter((key) => !/^(financing|organisation|project|loss|declarations)\./.test(key))).toEqual(
    [],
  );
});
