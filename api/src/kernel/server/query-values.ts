import type { JsonSchema } from './json-schema.ts';

const isNumeric = (schema: JsonSchema): boolean =>
  schema.type === 'integer' ||
  schema.type === 'number' ||
  (schema.enum?.every((value) => typeof value === 'number') ?? false);

const converted = (schema: JsonSchema, value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  if (isNumeric(schema)) return /^-?\d{1,15}(\.\d{1,10})?$/.test(value) ? Number(value) : value;
  if (schema.type === 'boolean')
    return value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value;
  return value;
};

/**
 * A query string carries only text: turns it into what the schema speaks of. A blank value is absent
 * and a single value of a list is a list of one; what cannot be turned stays and is refused later.
 */
export const queryValues = (
  { properties = {} }: JsonSchema,
  raw: Record<string, unknown>,
): Record<string, unknown> => {
  const values: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(raw)) {
    if (value === '') continue;
    const property = properties[key];
    if (property?.type === 'array') {
      const items = (Array.isArray(value) ? value : [value]).filter((item) => item !== '');
      values[key] = items.map((item) => converted(property.items ?? {}, item));
    } else {
      values[key] = property ? converted(property, value) : value;
    }
  }
  return values;
};
