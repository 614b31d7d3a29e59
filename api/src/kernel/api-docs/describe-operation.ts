import { type ErrorCode, errorCodes } from '@portal/contracts';
import type { Operation } from '@portal/contracts/operation';
import { errorsOf } from '../http/implied-errors.ts';
import { FORM_TYPE, UPLOAD_TYPE } from '../server/body-parsers.ts';
import type { JsonSchema } from '../server/json-schema.ts';
import type { Components } from './components.ts';
import type { PathTemplate } from './path-templates.ts';
import { responseExample } from './response-example.ts';
import { describeWhoMay, whoMay } from './who-may.ts';

const requestId = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } };
const retryAfter = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };
const mayRetry = new Set([429, 503]);

const refusal = (status: number, codes: readonly ErrorCode[]): object => ({
  description: codes.join(', '),
  headers: { ...requestId, ...(mayRetry.has(status) ? retryAfter : {}) },
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Error' },
      examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
    },
  },
});

const success = (operation: Operation, components: Components): object => {
  const { response } = operation;
  if (operation.answers === 'nothing')
    return { description: 'Done; the headers say how far', headers: requestId };
  if (!response) {
    const schema = { type: 'string', format: 'binary' };
    return { description: 'A file', headers: requestId, content: { '*/*': { schema } } };
  }
  const example = responseExample(operation);
  return {
    description: 'Done',
    headers: requestId,
    content: { 'application/json': { schema: components.schema(response), example } },
  };
};

const responsesOf = (operation: Operation, components: Components): Record<string, object> => {
  const byStatus = Map.groupBy(errorsOf(operation), (code) => errorCodes[code]);
  const refusals = [...byStatus].map(([status, codes]) => [String(status), refusal(status, codes)]);
  const status = operation.answers === 'nothing' ? '204' : '200';
  return { [status]: success(operation, components), ...Object.fromEntries(refusals) };
};

const parameters = (
  schema: JsonSchema | undefined,
  place: 'path' | 'query',
  components: Components,
  names: ReadonlyMap<string, string>,
  examples: Readonly<Record<string, unknown>> = {},
): object[] => {
  const { properties = {}, required = [] } = schema ?? {};
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
  { body, bodyOptional = false, consumes, example: shown }: Operation,
  components: Components,
): object => {
  if (consumes === 'multipart')
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: file } } } };
  if (consumes === 'bytes')
    return { requestBody: { required: true, content: { [UPLOAD_TYPE]: { schema: bytes } } } };
  if (!body) return {};
  const example = shown === undefined ? {} : { example: shown.body };
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

export const tagOf = (operation: Operation): string => operation.path.split('/')[1] ?? '';

const session = { bearer: [], binding: [] };

/** Some operations that anybody may call show more to a signed-in caller. */
const securityOf = (operation: Operation): object[] => {
  if (operation.permission === 'public')
    return operation.errors.includes('unauthorized') ? [{}, session] : [];
  return [session, ...(operation.scope ? [{ client: [operation.scope] }] : [])];
};

/** One operation as OpenAPI writes it. */
export const describeOperation = (
  operation: Operation,
  names: PathTemplate['names'],
  components: Components,
): object => {
  const { summary, description, params, query, example } = operation;
  const who = describeWhoMay(operation.permission);
  return {
    operationId: operation.id,
    summary,
    description: `${description}\n\nWho may call it: ${who}.`,
    tags: [tagOf(operation)],
    'x-permission': operation.permission,
    'x-roles': whoMay(operation.permission),
    parameters: [
      ...parameters(params, 'path', components, names, example?.params),
      ...parameters(query, 'query', components, new Map(), example?.query),
      ...headersOf(operation),
    ],
    ...bodyOf(operation, components),
    responses: responsesOf(operation, components),
    security: securityOf(operation),
    ...(operation.scope ? { 'x-scope': operation.scope } : {}),
  };
};
