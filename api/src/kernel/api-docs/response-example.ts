import type { Operation } from '@portal/contracts/operation';
import { Check } from 'typebox/value';
import type { JsonSchema } from '../server/json-schema.ts';
import fieldExamples from './field-examples.json' with { type: 'json' };

/** Values by the names of fields. */
type Known = ReadonlyMap<string, unknown>;

const byName: Known = new Map<string, unknown>(Object.entries(fieldExamples));
const MOMENT = '2026-11-21T08:30:00.000Z';

const ofObject = ({ properties = {}, required = [] }: JsonSchema, known: Known): object =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name))
      .map(([name, inner]) => [name, exampleOf(inner, known, name)]),
  );

const ofType = (schema: JsonSchema, known: Known, name: string): unknown => {
  if (schema.type === 'object') return ofObject(schema, known);
  if (schema.type === 'array') {
    const { items } = schema;
    if (Array.isArray(items)) return items.map((one: JsonSchema) => exampleOf(one, known, name));
    return items ? [exampleOf(items, known, name)] : [];
  }
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.type === 'boolean') return true;
  return schema.type === 'null' ? null : name.endsWith('At') || name === 'at' ? MOMENT : 'text';
};

/** A value that fits: what is known of a field's name where its schema takes it, else the plainest of its type. */
const exampleOf = (schema: JsonSchema, known: Known, name: string): unknown => {
  if (schema.const !== undefined) return schema.const;
  for (const value of [known.get(name), byName.get(name)])
    if (value !== undefined && Check(schema, value)) return value;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? [];
  if (first) return exampleOf(first, known, name);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((one) => exampleOf(one, known, name)));
  return ofType(schema, known, name);
};

/** An answer of an operation, as its schema says; fields that the example of the request names have its values. */
export const responseExample = ({ response, example = {} }: Operation): unknown => {
  if (!response) return undefined;
  const { params, query, body } = example;
  const known = new Map(
    Object.entries({ ...query, ...params, ...(body as object | undefined), message: '' }),
  );
  return exampleOf(response, known, '');
};
