import { narrowedLimits } from './compare-limits.ts';
import type { Difference } from './finding.ts';
import { isObject, type JsonObject, objectAt, textsIn } from './json.ts';
import { isWithin, typesOf, valuesOf } from './schema-types.ts';

/** One schema of an old and of a new contract, each with the document that its references name. */
export interface Pair {
  before: unknown;
  after: unknown;
  documents: { before: JsonObject; after: JsonObject };
  /** What clients send must stay acceptable; what they receive must stay readable. */
  side: 'input' | 'answer';
  at: string;
}

const MAX_LEVELS = 40;

const resolved = (schema: unknown, document: JsonObject): JsonObject => {
  if (!isObject(schema)) return {};
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  if (name === undefined) return schema;
  return resolved(objectAt(objectAt(document, 'components'), 'schemas')[name], document);
};

const branchesOf = (schema: JsonObject): unknown[] =>
  [schema.anyOf, schema.oneOf].find(Array.isArray) ?? [schema];

const below = (at: string, name: string): string => (at === '' ? name : `${at}.${name}`);

const listed = (types: Set<string> | undefined): string => (types ? [...types].join(' or ') : 'anything');

const comparedValues = (before: JsonObject, after: JsonObject, pair: Pair): Difference[] => {
  const now = valuesOf(after);
  // A client ignores values that it does not know, so an answer may gain some and lose some.
  if (pair.side === 'answer' || now === undefined) return [];
  const then = valuesOf(before);
  if (then === undefined) return [{ at: pair.at, what: `accepts only ${JSON.stringify(now)} now` }];
  return then
    .filter((value) => !now.includes(value))
    .map((value) => ({ at: pair.at, what: `no longer accepts ${JSON.stringify(value)}` }));
};

const comparedProperties = (before: JsonObject, after: JsonObject, pair: Pair, level: number) => {
  const { at, side } = pair;
  const then = objectAt(before, 'properties');
  const now = objectAt(after, 'properties');
  const mustThen = new Set(textsIn(before.required));
  const mustNow = new Set(textsIn(after.required));
  const findings: Difference[] = [];
  for (const [name, schema] of Object.entries(then)) {
    const place = below(at, name);
    if (Object.hasOwn(now, name)) {
      findings.push(...compare({ ...pair, before: schema, after: now[name], at: place }, level + 1));
      if (side === 'answer' && mustThen.has(name) && !mustNow.has(name))
        findings.push({ at: place, what: 'may now be absent' });
    } else findings.push({ at: place, what: 'was removed' });
  }
  if (side === 'input') {
    for (const name of mustNow)
      if (!mustThen.has(name)) findings.push({ at: below(at, name), what: 'is required now' });
    if (after.additionalProperties === false && before.additionalProperties !== false)
      findings.push({ at, what: 'refuses unknown fields now' });
  }
  return findings;
};

const comparedParts = (before: JsonObject, after: JsonObject, pair: Pair, level: number): Difference[] => {
  const { at, side } = pair;
  const [then, now] = [typesOf(before), typesOf(after)];
  const fits = side === 'input' ? isWithin(then, now) : isWithin(now, then);
  if (!fits) return [{ at, what: `was retyped from ${listed(then)} to ${listed(now)}` }];
  const findings = [
    ...comparedValues(before, after, pair),
    ...comparedProperties(before, after, pair, level),
  ];
  if (isObject(before.items) || isObject(after.items)) {
    const items = { before: before.items ?? {}, after: after.items ?? {}, at: below(at, '[]') };
    findings.push(...compare({ ...pair, ...items }, level + 1));
  }
  for (const name of ['additionalProperties', 'patternProperties'])
    if (isObject(before[name]) && isObject(after[name])) {
      const map = { ...pair, at: below(at, '{}') };
      const [was, is] = [before[name], after[name]];
      findings.push(
        ...(name === 'additionalProperties'
          ? compare({ ...map, before: was, after: is }, level + 1)
          : Object.keys(was).flatMap((key) =>
              compare({ ...map, before: was[key], after: is[key] ?? {} }, level + 1),
            )),
      );
    }
  if (side === 'input') findings.push(...narrowedLimits(before, after).map((what) => ({ at, what })));
  return findings;
};

/** The branch that comes nearest says best what is missing. */
const nearest = (candidates: Difference[][]): Difference[] =>
  candidates.reduce((best, one) => (one.length < best.length ? one : best));

/** Every old input needs a place among the new ones, every new answer one among the old. */
export const compare = (pair: Pair, level = 0): Difference[] => {
  if (level > MAX_LEVELS) return []; // a schema that contains itself
  const before = resolved(pair.before, pair.documents.before);
  const after = resolved(pair.after, pair.documents.after);
  const then = branchesOf(before).map((one) => resolved(one, pair.documents.before));
  const now = branchesOf(after).map((one) => resolved(one, pair.documents.after));
  return pair.side === 'input'
    ? then.flatMap((old) => nearest(now.map((fresh) => comparedParts(old, fresh, pair, level))))
    : now.flatMap((fresh) => nearest(then.map((old) => comparedParts(old, fresh, pair, level))));
};
