import type { TSchema } from 'typebox';
import type { JsonSchema } from '../server/json-schema.ts';

/** What a rule that JSON Schema cannot run means to a reader, by the code of its refusal. */
const rules: Record<string, Record<string, string>> = {
  email: { format: 'email' },
  phone: { pattern: '^\\+?\\d{7,15}$', description: 'An optional plus sign followed by 7 to 15 digits.' },
  url: { description: 'A complete web address.' },
  money: {
    pattern: '^\\d{1,15}(\\.\\d{1,2})?$',
    description: 'A decimal amount as text, at most 2 decimals: never a float.',
  },
  country: { description: 'ISO 3166-1 alpha-2, upper case.' },
};

const dateRule = (pattern: unknown): Record<string, string> =>
  typeof pattern === 'string' && pattern.includes('T')
    ? { format: 'date-time', description: 'A moment in UTC or with an offset, ISO 8601.' }
    : { format: 'date', description: 'A calendar day.' };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Properties and definitions are maps of schemas, whose keys are names and no keywords. */
const mapsOfSchemas = new Set(['properties', 'patternProperties', '$defs']);
const schemas = new Set(['items', 'additionalProperties', 'not']);
const listsOfSchemas = new Set(['anyOf', 'allOf', 'oneOf']);

type Inner = (schema: TSchema) => object;

const keyword = (name: string, value: unknown, inner: Inner): unknown => {
  if (mapsOfSchemas.has(name) && isRecord(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inner(one as TSchema)]));
  }
  if (schemas.has(name) && isRecord(value)) return inner(value as TSchema);
  if (listsOfSchemas.has(name) && Array.isArray(value)) return value.map((one) => inner(one as TSchema));
  return value;
};

/**
 * One level of a schema as other systems read it: plain JSON Schema, with the rules that only our
 * validator runs said in words. `inner` writes the schemas below.
 */
export const plainSchema = (schema: TSchema, inner: Inner): JsonSchema => {
  const { errorCode, ...own } = schema as TSchema & { errorCode?: string; pattern?: string };
  const written = Object.entries(own)
    .filter(([name]) => !name.startsWith('~'))
    .map(([name, value]) => [name, keyword(name, value, inner)]);
  const rule = errorCode === 'date' ? dateRule(own.pattern) : (rules[errorCode ?? ''] ?? {});
  return { ...rule, ...Object.fromEntries(written) };
};
