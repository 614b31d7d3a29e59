import { expect, test } from 'vitest';
import { allRoutes } from '../../wiring.ts';
import { openapiOf } from './openapi.ts';

interface Described {
  operationId: string;
  tags: string[];
  security?: object[];
  parameters: { $ref?: string; in?: string; name?: string; required?: boolean }[];
  responses: Record<string, unknown>;
}

/* What Redocly ("recommended") and Spectral ("oas") refuse; they themselves would be 77 MB of packages and two minutes. */

const operations = allRoutes.map(({ operation }) => operation);
const place = { isHttps: true, publicUrl: 'https://portal.test' };
const document = JSON.parse(JSON.stringify(openapiOf(operations, place)));
const paths = Object.entries<Record<string, Described>>(document.paths);
const described = paths.flatMap(([path, methods]) => Object.values(methods).map((one) => ({ path, one })));

/** Every value under a key, wherever it stands. */
const valuesOf = (value: unknown, key: string): unknown[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]) => [
        ...(name === key ? [inner] : []),
        ...valuesOf(inner, key),
      ]);

test('no two addresses differ in the names of their parameters alone, and none ends with a slash', () => {
  const shapes = paths.map(([path]) => path.replace(/\{\w+\}/g, '{}'));
  expect(new Set(shapes).size).toBe(shapes.length);
  expect(paths.filter(([path]) => path.endsWith('/'))).toEqual([]);
});

test('every parameter of an address is described once, and no other', () => {
  for (const { path, one } of described) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const inPath = one.parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => name).sort(), one.operationId).toEqual(names.sort());
    expect(
      inPath.every(({ required }) => required),
      one.operationId,
    ).toBe(true);
  }
});

test('every operation has a name of its own, says who may call it, and has a tag that is explained', () => {
  const tags = new Map<string, string>(
    document.tags.map((tag: { name: string; description: string }) => [tag.name, tag.description]),
  );
  const ids = described.map(({ one }) => one.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { one } of described) {
    expect(one.security, one.operationId).toBeInstanceOf(Array);
    for (const tag of one.tags) expect(tags.get(tag), one.operationId).toBeTruthy();
    expect(Object.keys(one.responses).some((status) => status.startsWith('4'))).toBe(true);
  }
});

test('every reference leads somewhere, and nothing stands there that nobody refers to', () => {
  const references = new Set(valuesOf(document, '$ref').map(String));
  const known = Object.entries<object>(document.components)
    .filter(([kind]) => kind !== 'securitySchemes')
    .flatMap(([kind, parts]) => Object.keys(parts).map((name) => `#/components/${kind}/${name}`));
  expect([...references].filter((reference) => !known.includes(reference))).toEqual([]);
  expect(known.filter((name) => !references.has(name))).toEqual([]);
});

test('whom to ask and under which terms is said', () => {
  expect(document.info).toMatchObject({
    contact: { url: 'https://portal.test/contact-us' },
    license: { name: expect.any(String) },
  });
});

test('the headers that a call takes are parameters of it: the key of a repeated request, the secret of a chat', () => {
  const withHeader = (name: string) =>
    described
      .filter(({ one }) => one.parameters.some(({ $ref }) => $ref === `#/components/parameters/${name}`))
      .map(({ one }) => one.operationId)
      .sort();
  expect(withHeader('IdempotencyKey')).toEqual([
    'addNote',
    'apply',
    'applyOnBehalf',
    'decideFundProposal',
    'replyToContactMessage',
    'resubmit',
    'reviewerDecision',
    'sendMessage',
    'updateFundBalance',
  ]);
  expect(withHeader('ChatSecret')).toHaveLength(8);
});
