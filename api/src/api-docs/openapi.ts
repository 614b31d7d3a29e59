import { errorCodes, permissions } from '@portal/contracts';
import type { Operation } from '@portal/contracts/operation';
import { factorMethods } from '@portal/contracts/second-factor/calls';
import type { TSchema } from 'typebox';

/** Codes that any call may meet, so that operations need not list them. */
const implied = ['invalid_request', 'too_many_requests', 'internal_error', 'unavailable'] as const;
const impliedWhenSignedIn = ['token_expired', 'unauthorized', 'forbidden'] as const;

const version = '1.0.0';

const errorSchema = {
  type: 'object',
  required: ['error', 'error_description', 'message', 'requestId'],
  properties: {
    error: { type: 'string', enum: Object.keys(errorCodes) },
    error_description: { type: 'string' },
    message: { type: 'string' },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'code', 'message'],
        properties: { field: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
    requestId: { type: 'string' },
    mfa_token: { type: 'string' },
    mfa_methods: { type: 'array', items: { type: 'string', enum: [...factorMethods] } },
    mfa_method: { type: 'string', enum: [...factorMethods] },
  },
};

interface ObjectSchema {
  properties?: Record<string, TSchema>;
  required?: string[];
}

const parameters = (schema: TSchema | undefined, place: 'path' | 'query'): object[] => {
  const { properties = {}, required = [] } = (schema ?? {}) as ObjectSchema; // params and queries are object schemas
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: inner,
  }));
};

const bodyOf = ({ body, consumes }: Operation): object => {
  if (consumes === 'multipart') {
    const file = {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' } },
    };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: file } } } };
  }
  return body ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } } : {};
};

const answersOf = (operation: Operation): Record<string, object> => {
  const { call, response } = operation;
  const ok = response
    ? { description: 'Done', content: { 'application/json': { schema: response } } }
    : { description: 'A file', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } };
  const codes = new Set([
    ...operation.errors,
    ...implied,
    ...(call.permission === 'public' ? [] : impliedWhenSignedIn),
  ]);
  const byStatus = new Map<number, string[]>();
  for (const code of codes) byStatus.set(errorCodes[code], [...(byStatus.get(errorCodes[code]) ?? []), code]);
  const refusals = [...byStatus].map(([status, names]) => [
    String(status),
    {
      description: names.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ]);
  return { '200': ok, ...Object.fromEntries(refusals) };
};

const describe = (operation: Operation): object => {
  const { call, summary } = operation;
  const rule = permissions[call.permission];
  return {
    operationId: call.id,
    summary,
    tags: [call.path.split('/')[1] ?? ''],
    description: `Permission: ${call.permission} (${typeof rule === 'string' ? rule : rule.join(', ')})`,
    parameters: [...parameters(operation.params, 'path'), ...parameters(operation.query, 'query')],
    ...bodyOf(operation),
    responses: answersOf(operation),
    ...(call.permission === 'public' ? {} : { security: [{ bearer: [], binding: [] }] }),
  };
};

/** The OpenAPI 3.1 document of the declared operations: what validates is what is written. */
export const openapiOf = (operations: readonly Operation[], isHttps: boolean): object => {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const path = operation.call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [operation.call.method.toLowerCase()]: describe(operation) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Adjustment Fund Portal API', version },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        binding: { type: 'apiKey', in: 'cookie', name: isHttps ? '__Host-afp_b' : 'afp_b' },
      },
    },
  };
};
