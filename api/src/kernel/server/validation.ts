import type { FieldCode } from '@portal/contracts';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import { Pointer } from 'typebox/value';
import { problem, type RefusedField } from '../http/problem.ts';
import { oncePer } from '../once-per.ts';

/** More would help nobody and cost time on hostile input. */
const MAX_FIELDS = 40;

const codes: Record<string, FieldCode> = {
  type: 'type',
  minLength: 'too_short',
  maxLength: 'too_long',
  minimum: 'too_small',
  exclusiveMinimum: 'too_small',
  maximum: 'too_big',
  exclusiveMaximum: 'too_big',
  minItems: 'too_few',
  maxItems: 'too_many',
  enum: 'not_allowed',
  const: 'not_allowed',
};

const at = (pointer: string, ...name: string[]): string => [...Pointer.Indices(pointer), ...name].join('.');

const limitIn = (schema: Record<string, unknown>, keyword: string): { limit?: string | number } => {
  const limit = schema[keyword];
  return typeof limit === 'number' ? { limit } : {};
};

const refusals = (schema: TSchema, error: TLocalizedValidationError): RefusedField[] => {
  const { keyword, instancePath, params } = error;
  if (keyword === 'required')
    return params.requiredProperties.map((name) => ({ field: at(instancePath, name), code: 'required' }));
  if (keyword === 'additionalProperties')
    return params.additionalProperties.map((name) => ({ field: at(instancePath, name), code: 'unknown' }));
  // `boolean` repeats what additionalProperties says; `anyOf` repeats its branches.
  if (keyword === 'boolean' || keyword === 'anyOf') return [];
  const place: Record<string, unknown> = Object(Pointer.Get(schema, error.schemaPath.replace(/^#/, '')));
  const own = typeof place.errorCode === 'string' ? (place.errorCode as FieldCode) : undefined; // set by contracts/fields
  const blank = keyword === 'pattern' && place.pattern === '\\S';
  const empty = keyword === 'minLength' && place.minLength === 1;
  const code = blank || empty ? 'required' : (own ?? codes[keyword] ?? 'format');
  return [{ field: at(instancePath), code, ...limitIn(place, keyword) }];
};

const once = (fields: RefusedField[]): RefusedField[] => {
  const seen = new Set<string>();
  return fields.filter(({ field }) => !seen.has(field) && seen.add(field)).slice(0, MAX_FIELDS);
};

/**
 * By schema, which is the same object for every application of a process. Compiled when the first value comes: most
 * schemas are never asked for by most processes.
 */
const compiledOf = oncePer((schema: TSchema) => Compile(schema));

/** Checks one part of a request; throws `invalid_request` naming every refused field. */
export const checkerOf =
  (schema: TSchema) =>
  (value: unknown): void => {
    const compiled = compiledOf(schema);
    if (compiled.Check(value)) return;
    const fields = once(compiled.Errors(value).flatMap((error) => refusals(schema, error)));
    throw problem('invalid_request', {
      fields: fields.length > 0 ? fields : [{ field: '', code: 'format' }],
    });
  };
