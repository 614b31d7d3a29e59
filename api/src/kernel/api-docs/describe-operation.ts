import type { Documentation } from '@portal/contracts/documentation';
import type { Operation } from '@portal/contracts/operation';
import type { TSchema } from 'typebox';
import { FORM_TYPE, UPLOAD_TYPE } from '../http/body-parsers.ts';
import { answersOf } from './answers.ts';
import type { Components } from './components.ts';
import type { PathTemplate } from './path-templates.ts';
import { whoMay, whoMayInWords } from './who.ts';

interface ObjectSchema {
  properties?: Record<string, TSchema>;
  required?: string[];
}

const parameters = (
  schema: TSchema | undefined,
  place: 'path' | 'query',
  components: Components,
  names: ReadonlyMap<string, string>,
  examples: Readonly<Record<string, unknown>> = {},
): object[] => {
  const { properties = {}, required = [] } = (schema ?? {}) as ObjectSchema; // params and queries are object schemas
  return Object.entries(properties).map(([name, inner]) => ({
    name: names.get(name) ?? name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: components.schema(inner),
    ...(examples[name] === undefined ? {} : { example: examples[name] }),
  }));
};

const file = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary' } },
};

const bytes = { type: 'string', format: 'binary' };

const bodyOf = (
  { body, bodyOptional = false, consumes }: Operation,
  components: Components,
  words: Documentation | undefined,
): object => {
  if (consumes === 'multipart')
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: file } } } };
  if (consumes === 'bytes')
    return { requestBody: { required: true, content: { [UPLOAD_TYPE]: { schema: bytes } } } };
  if (!body) return {};
  const example = words === undefined ? {} : { example: words.body };
  const content = {
    ...(consumes === 'form' ? { [FORM_TYPE]: { schema: components.schema(body), ...example } } : {}),
    'application/json': { schema: components.schema(body), ...example },
  };
  return { requestBody: { required: !bodyOptional, content } };
};

const header = (name: string): object => ({ $ref: `#/components/parameters/${name}` });

/** Whoever may answer a mismatch keeps answers by key. */
const headersOf = ({ errors, takesChatSecret, takesFormToken }: Operation): object[] => [
  header('AcceptLanguage'),
  header('TimezoneVal'),
  ...(errors.includes('idempotency_mismatch') ? [header('IdempotencyKey')] : []),
  ...(takesChatSecret ? [header('ChatSecret')] : []),
  ...(takesFormToken ? [header('FormToken')] : []),
];

export const tagOf = ({ call }: Operation): string => call.path.split('/')[1] ?? '';

const session = { bearer: [], binding: [] };

/** Of what anybody may read, some shows more to who is signed in. */
const securityOf = ({ call, errors }: Operation): object[] => {
  if (call.permission === 'public') return errors.includes('unauthorized') ? [{}, session] : [];
  return [session, ...(call.scope ? [{ client: [call.scope] }] : [])];
};

/** One operation as OpenAPI writes it. */
export const describeOperation = (
  operation: Operation,
  names: PathTemplate['names'],
  components: Components,
  words: Documentation | undefined,
): object => {
  const { call, summary, params, query } = operation;
  const who = whoMayInWords(call.permission);
  return {
    operationId: call.id,
    summary,
    description: `${words ? `${words.description}\n\n` : ''}Who may call it: ${who}.`,
    tags: [tagOf(operation)],
    'x-permission': call.permission,
    'x-roles': whoMay(call.permission),
    parameters: [
      ...parameters(params, 'path', components, names, words?.params),
      ...parameters(query, 'query', components, new Map(), words?.query),
      ...headersOf(operation),
    ],
    ...bodyOf(operation, components, words),
    responses: answersOf(operation, components, words),
    security: securityOf(operation),
    ...(call.scope ? { 'x-scope': call.scope } : {}),
  };
};
