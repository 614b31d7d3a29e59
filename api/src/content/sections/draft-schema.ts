import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { isObject } from '../../kernel/contract/json.ts';
import type { JsonSchema } from '../../kernel/server/json-schema.ts';

/** The same shape with every member optional. */
export const lenient = (schema: TSchema): TSchema => {
  const relaxed = (shape: JsonSchema): JsonSchema => {
    if (shape.anyOf) return { ...shape, anyOf: shape.anyOf.map(relaxed) };
    if (shape.items) return { ...shape, items: relaxed(shape.items), minItems: 0 };
    if (!shape.properties) return shape;
    const entries = Object.entries(shape.properties).map(([name, inner]) => [name, relaxed(inner)] as const);
    return { ...shape, properties: Object.fromEntries(entries), required: [] };
  };
  return relaxed(schema);
};

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** The schema of the kind of block that the value names. */
const kindOf = (shape: JsonSchema, value: unknown): JsonSchema => {
  const kinds = isObject(value) ? shape.anyOf : undefined;
  return (
    kinds?.find(({ properties }) => properties?.type?.const === Reflect.get(Object(value), 'type')) ?? shape
  );
};

/** What an editor shows where nothing is written yet; `undefined` where no value says nothing. */
const emptyOf = ({ type, properties, required = [], enum: choices }: JsonSchema): unknown => {
  if (type === 'array') return [];
  if (type === 'string' || choices) return '';
  if (!properties) return undefined;
  return Object.fromEntries(required.map((name) => [name, emptyOf(properties[name] ?? {})]));
};

export interface Draft {
  /** The value with every blank taken out: what stands in it must be right. */
  written: unknown;
  /** The value with an empty text or list wherever one belongs. */
  whole: unknown;
  /** Paths that publishing still requires. */
  missing: string[];
}

const accepts = (shape: JsonSchema, value: unknown): boolean => Compile(shape).Check(value);

const ofList = (shape: JsonSchema, items: readonly unknown[], path: string): Draft => {
  const drafts = items.map((item, index) => draftOf(shape, item, `${path}.${index}`));
  return {
    written: drafts.map(({ written }) => written),
    whole: drafts.map(({ whole }) => whole),
    missing: drafts.flatMap(({ missing }) => missing),
  };
};

const ofRecord = (shape: JsonSchema, value: Record<string, unknown>, path: string): Draft => {
  const { properties = {}, required = [] } = shape;
  const written: [string, unknown][] = [];
  const whole: [string, unknown][] = [];
  const missing: string[] = [];
  for (const name of new Set([...required, ...Object.keys(value)])) {
    const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const given = Object.hasOwn(value, name) ? value[name] : undefined;
    const filled = given === undefined && known && required.includes(name) ? emptyOf(known) : given;
    if (known && isBlank(filled)) {
      const isAccepted = filled !== undefined && accepts(known, filled);
      if (!isAccepted) missing.push(`${path}.${name}`);
      const shown = filled === null && !isAccepted ? emptyOf(known) : filled;
      if (shown !== undefined) whole.push([name, shown]);
      continue;
    }
    const inner = known ? draftOf(known, filled, `${path}.${name}`) : undefined;
    written.push([name, inner ? inner.written : filled]);
    whole.push([name, inner ? inner.whole : filled]);
    missing.push(...(inner?.missing ?? []));
  }
  return { written: Object.fromEntries(written), whole: Object.fromEntries(whole), missing };
};

/** Parts of a draft by the shape that publishing will hold it against. The walk trusts no depth beyond the shape's. */
export const draftOf = (schema: TSchema, value: unknown, path: string): Draft => {
  const shape = kindOf(schema, value);
  if (shape.items && Array.isArray(value)) return ofList(shape.items, value, path);
  if (shape.properties && isObject(value)) return ofRecord(shape, value, path);
  return { written: value, whole: value, missing: [] };
};
