import fc from 'fast-check';
import { contentTypes, hostileJson, jsonBorders, malformedJson } from './hostile-values.ts';
import { type Place, placesIn, withMembers, without, withText } from './json-places.ts';

/** A body that is not what the call asks for, or not quite. */
export interface SentBody {
  what: string;
  payload: string;
  contentType: string;
}

const JSON_TYPE = 'application/json';

const json = (what: string, payload: string): SentBody => ({ what, payload, contentType: JSON_TYPE });

const DEEP = 20_000;

/** Everything that is done to a body once, whatever the seed. */
export const fixedBodies = (example: unknown): SentBody[] => [
  ...contentTypes.map((contentType) => ({
    what: `content type "${contentType}"`,
    payload: JSON.stringify(example),
    contentType,
  })),
  json('nested deeply', `{"a":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`),
  json('too large', withMembers(example, [], `"unknown":"${'x'.repeat(300_000)}"`)),
  json('empty', ''),
];

const valueAt = (example: unknown, at: Place): unknown =>
  at.reduce<unknown>((value, key) => Reflect.get(Object(value), key), example);

/** The body with each of its texts and numbers at each border. */
export const borderBodies = (example: unknown): SentBody[] =>
  placesIn(example).flatMap((at) =>
    (jsonBorders[typeof valueAt(example, at)] ?? []).map((text) =>
      json(`${text} at ${at.join('.')}`, withText(example, at, text)),
    ),
  );

/** Drawn anew for every run of the property. */
export const someBody = (example: unknown): fc.Arbitrary<SentBody> => {
  const place = fc.constantFrom(...placesIn(example));
  const value = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...hostileJson) },
    { weight: 1, arbitrary: fc.json({ maxDepth: 3 }) },
    {
      weight: 1,
      arbitrary: fc.string({ unit: 'binary', maxLength: 60 }).map((text) => JSON.stringify(text)),
    },
  );
  const name = fc.constantFrom(
    'unknown',
    'toString',
    'hasOwnProperty',
    'x\\u0000y',
    '',
    'a.b',
    '$ref',
    'role',
  );
  return fc.oneof(
    {
      weight: 8,
      arbitrary: fc
        .tuple(place, value)
        .map(([at, text]) => json(`${text.slice(0, 60)} at ${at.join('.')}`, withText(example, at, text))),
    },
    {
      weight: 2,
      arbitrary: place
        .filter((at) => at.length > 0)
        .map((at) => json(`nothing at ${at.join('.')}`, without(example, at))),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(place, name)
        .map(([at, more]) =>
          json(`"${more}" beside ${at.join('.')}`, withMembers(example, at, `"${more}":1`)),
        ),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(place, fc.constantFrom('__proto__', 'constructor', 'prototype'))
        .map(([at, more]) =>
          json(
            `${more} at ${at.join('.')}`,
            withMembers(example, at, `"${more}":{"prototype":{"role":"x"}}`),
          ),
        ),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          place.filter((at) => at.length > 0),
          value,
        )
        .map(([at, text]) => {
          const key = JSON.stringify(String(at.at(-1)));
          return json(`${key} twice`, withMembers(example, at.slice(0, -1), `${key}:${text}`));
        }),
    },
    { weight: 1, arbitrary: fc.constantFrom(...malformedJson).map((text) => json('malformed', text)) },
    {
      weight: 1,
      arbitrary: fc
        .nat({ max: JSON.stringify(example).length })
        .map((length) => json(`cut after ${length}`, JSON.stringify(example).slice(0, length))),
    },
  );
};
