import type { TSchema } from 'typebox';
import { escapeHtml } from '../mail/layout.ts';
import type { JsonSchema } from '../server/json-schema.ts';
import { plainSchema } from './plain-schema.ts';

interface Field {
  name: string;
  type: string;
  isRequired: boolean;
  rules: string;
}

const MAX_LEVELS = 3;

const plain = (schema: TSchema): JsonSchema => plainSchema(schema, plain);

/** A value that may be null is written as itself. */
const itself = (schema: JsonSchema): JsonSchema => {
  const others = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  const [only] = others;
  return others.length === 1 && only ? only : schema;
};

const typeName = ({ anyOf, type, items, ...schema }: JsonSchema): string => {
  if (anyOf) return anyOf.map(typeName).join(' or ');
  if (type === 'array') return `list of ${items ? typeName(items) : 'anything'}`;
  if (type !== undefined) return type;
  return schema.enum || 'const' in schema ? 'value' : 'anything';
};

const limits = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'format',
  'pattern',
] as const;

const rulesOf = (given: JsonSchema): string => {
  const schema = itself(given);
  const values = schema.enum ?? ('const' in schema ? [schema.const] : []);
  const offered = [...values, ...(schema.items?.enum ?? [])].map(String);
  return [
    ...(schema.description === undefined ? [] : [schema.description]),
    ...(offered.length > 0 ? [`One of ${offered.join(', ')}.`] : []),
    ...limits.filter((name) => schema[name] !== undefined).map((name) => `${name} ${schema[name]}`),
  ].join(' ');
};

const fieldsIn = (given: JsonSchema, at: string, level: number): Field[] => {
  const outer = itself(given);
  const schema = outer.type === 'array' && outer.items ? itself(outer.items) : outer;
  const inner = outer === schema ? at : `${at}[]`;
  const { properties, required = [] } = schema;
  if (!properties || level > MAX_LEVELS) return [];
  return Object.entries(properties).flatMap(([name, one]) => {
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
