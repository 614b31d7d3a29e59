import { expect, test } from 'vitest';
import { allRoutes } from '../../src/wiring.ts';

/** Every pattern below a schema. */
const patternsIn = (schema: unknown, found: Set<string>): void => {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'pattern' && typeof value === 'string') found.add(value);
    else patternsIn(value, found);
  }
};

const patterns = new Set<string>();
for (const { operation } of allRoutes)
  for (const schema of [operation.body, operation.query, operation.params]) patternsIn(schema, patterns);

const LENGTH = 100_000;
/** What sends a pattern that can match in several ways back and forth: much of the same, and a wrong end. */
const seeds = [
  'a',
  '0',
  ' ',
  '-',
  '.',
  '+',
  '/',
  ':',
  '@',
  '_',
  'a.',
  'a-',
  'a@',
  '0.',
  '1,',
  '\u00e9',
  'a b ',
  '([',
  '\\',
];
const hostile = seeds.flatMap((seed) => {
  const much = seed.repeat(LENGTH / seed.length);
  return [`${much}\n!`, `a@${much}!`, `https://${much}\u0000`, `+${much}x`];
});

test('there are patterns to try', () => {
  expect(patterns.size).toBeGreaterThan(5);
});

// One that goes back and forth does not come to its end within the time that a test has.
test.each([...patterns])('the pattern %s reads a hundred thousand letters once', (pattern) => {
  const read = new RegExp(pattern, 'u');
  for (const text of hostile) read.test(text);
});
