import type { JsonObject } from './json.ts';

const lower = ['minLength', 'minimum', 'minItems', 'minProperties', 'exclusiveMinimum'];
const upper = ['maxLength', 'maximum', 'maxItems', 'maxProperties', 'exclusiveMaximum'];

const shown = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value));

const narrowed = (name: string, before: unknown, after: unknown): string[] => [
  `had its ${name} narrowed from ${shown(before)} to ${shown(after)}`,
];

const limit = (
  name: string,
  before: unknown,
  after: unknown,
  isTighter: (a: number, b: number) => boolean,
) => {
  if (typeof after !== 'number') return [];
  return typeof before !== 'number' || isTighter(after, before) ? narrowed(name, before, after) : [];
};

/** Limits of an input that a request which was fine last month may now fail. */
export const narrowedLimits = (before: JsonObject, after: JsonObject): string[] => [
  ...lower.flatMap((name) => limit(name, before[name], after[name], (a, b) => a > b)),
  ...upper.flatMap((name) => limit(name, before[name], after[name], (a, b) => a < b)),
  // Whether one pattern holds all that another does cannot be told, so any other one counts.
  ...['pattern', 'format', 'multipleOf'].flatMap((name) =>
    after[name] !== undefined && after[name] !== before[name]
      ? narrowed(name, before[name], after[name])
      : [],
  ),
  ...(after.uniqueItems === true && before.uniqueItems !== true ? narrowed('uniqueItems', false, true) : []),
];
