import type { TSchema } from 'typebox';
import { escapeHtml } from '../mail/layout.ts';
import { type PlainSchema, plainSchema } from './plain-schema.ts';

interface Field {
  name: string;
  type: string;
  isRequired: boolean;
  rules: string;
}

const MAX_LEVELS = 3;

const plain = (schema: TSchema): PlainSchema => plainSchema(schema, plain);

const isSchema = (value: unknown): value is PlainSchema => typeof value === 'object' && value !== null;

const branches = (schema: PlainSchema): PlainSchema[] =>
  Array.isArray(schema.anyOf) ? schema.anyOf.filter(isSchema) : [];

/** A value that may be null is written as itself. */
const itself = (schema: PlainSchema): PlainSchema => {
  const others = branches(schema).filter(({ type }) => type !== 'null');
  const [only] = others;
  return others.length === 1 && only ? only : schema;
};

const typeName = (schema: PlainSchema): string => {
  if (branches(schema).length > 0) return branches(schema).map(typeName).join(' or ');
  if (schema.type === 'array')
    return `list of ${isSchema(schema.items) ? typeName(schema.items) : 'anything'}`;
  if (typeof schema.type === 'string') return schema.type;
  if (Array.isArray(schema.enum) || 'const' in schema) return 'value';
  return 'anything';
};

const limits = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'format', 'pattern'];

const rulesOf = (given: PlainSchema): string => {
  const schema = itself(given);
  const values: unknown[] = Array.isArray(schema.enum)
    ? schema.enum
    : 'const' in schema
      ? [schema.const]
      : [];
  const items = isSchema(schema.items) && Array.isArray(schema.items.enum) ? schema.items.enum : [];
  const offered = [...values, ...items].map(String);
  return [
    ...(typeof schema.description === 'string' ? [schema.description] : []),
    ...(offered.length > 0 ? [`One of ${offered.join(', ')}.`] : []),
    ...limits.filter((name) => schema[name] !== undefined).map((name) => `${name} ${schema[name]}`),
  ].join(' ');
};

const fieldsIn = (given: PlainSchema, at: string, level: number): Field[] => {
  const outer = itself(given);
  const schema = outer.type === 'array' && isSchema(outer.items) ? itself(outer.items) : outer;
  const inner = outer === schema ? at : `${at}[]`;
  if (!isSchema(schema.properties) || level > MAX_LEVELS) return [];
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(schema.properties).flatMap(([name, one]) => {
    if (!isSchema(one)) return [];
    const path = inner === '' ? name : `${inner}.${name}`;
    const field = {
      name: path,
      type: typeName(one),
      isRequired: required.includes(name),
      rules: rulesOf(one),
    };
    return [field, ...fieldsIn(one, path, level + 1)];
  });
};

/** Every field of a schema in a table, down to the fourth level. */
export const fieldTable = (schema: TSchema): string => {
  const rows = fieldsIn(plain(schema), '', 0).map(
    ({ name, type, isRequired, rules }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(type)}</td><td>${isRequired ? 'required' : ''}</td><td>${escapeHtml(rules)}</td></tr>`,
  );
  if (rows.length === 0) return '';
  return `<div class="scroll" tabindex="0"><table class="fields"><thead><tr><th>Field</th><th>Type</th><th></th><th>Rules</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
};
