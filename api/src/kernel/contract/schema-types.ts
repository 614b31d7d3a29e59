import { isObject, type JsonObject, textsIn } from './json.ts';

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
};

/** The values that a schema lists, if it lists any. */
export const valuesOf = (schema: JsonObject): unknown[] | undefined => {
  if (Array.isArray(schema.enum)) return schema.enum;
  return 'const' in schema ? [schema.const] : undefined;
};

/** The JSON types of a schema; `undefined` for any. `integer` stays apart from `number`. */
export const typesOf = (schema: JsonObject): Set<string> | undefined => {
  if (typeof schema.type === 'string') return new Set([schema.type]);
  if (Array.isArray(schema.type)) return new Set(textsIn(schema.type));
  const values = valuesOf(schema);
  if (values) return new Set(values.map(typeOf));
  return isObject(schema.properties) ? new Set(['object']) : undefined;
};

/** Whether every value of the one type set is of the other. */
export const isWithin = (inner: Set<string> | undefined, outer: Set<string> | undefined): boolean => {
  if (outer === undefined) return true;
  if (inner === undefined) return false;
  return [...inner].every((type) => outer.has(type) || (type === 'integer' && outer.has('number')));
};
