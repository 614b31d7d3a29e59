import { scopes } from '@portal/contracts/access/permissions';
import { FORM_TOKEN_HEADER, secretHeader } from '@portal/contracts/call';
import type { Operation } from '@portal/contracts/operation';
import { errorsOf } from '../http/implied-errors.ts';
import { Components } from './components.ts';
import { describeOperation, tagOf } from './describe-operation.ts';
import { errorExamples, errorSchema, fieldErrorSchema } from './error-components.ts';
import { pathTemplates } from './path-templates.ts';
import { contractVersion } from './version.ts';

const introduction = `All addresses start with \`/api\`. Answers are JSON in the envelope \`{data, message}\`, lists in
\`{data, message, total, page, pageSize}\`, refusals in the one shape \`Error\`. Times are UTC in ISO 8601; money is a decimal
text beside its currency. Within a major version the interface only grows: ignore fields and values that you do not know.`;

const requestHeader = (
  name: string,
  example: string,
  description: string,
  schema: object = { type: 'string' },
) => ({ name, in: 'header', required: false, description, schema, example });

const requestHeaders = {
  AcceptLanguage: requestHeader(
    'Accept-Language',
    'fr',
    'The language of messages: en, fr, pt, ar, es or sw; English when none of them is asked for.',
  ),
  TimezoneVal: requestHeader(
    'Timezone-Val',
    'Africa/Kigali',
    'IANA time zone that decides which day a moment falls on; UTC when absent or unknown.',
  ),
  FormToken: requestHeader(
    FORM_TOKEN_HEADER,
    'aR2X5QAAAABx1mW0c2Zq0A.9Qn7m6Hq1o0v2b8sZr3KcQ',
    'A token of `getFormToken`. Without one the form counts towards the smaller number that a network may send in an hour.',
  ),
  IdempotencyKey: requestHeader(
    'Idempotency-Key',
    '0b6f8f0e-6f0a-4a53-8d0c-2f8f1c7a9f10',
    'A value of your own, at most 128 visible characters. The same request under the same key gets the same answer for 24 hours and changes nothing again.',
    { type: 'string', pattern: '^[\\x21-\\x7e]{1,128}$' },
  ),
  ChatSecret: requestHeader(
    secretHeader,
    'mZ4vS0c3Xr1yq8N2bT6wLk9dHf5uJp7gAeIoVxQnRsM',
    'The secret that a visitor began the chat with; whoever is signed in sends none.',
  ),
};

const tagDescription = (name: string): string => `Calls whose addresses begin with /${name}.`;

const answerHeaders = {
  RequestId: { description: 'The number of this request in our logs.', schema: { type: 'string' } },
  RetryAfter: { description: 'Seconds to wait before trying again.', schema: { type: 'integer' } },
};

/** The OpenAPI 3.1 document of the declared operations: what validates is what is written. */
export const openapiOf = (
  operations: readonly Operation[],
  { isHttps, publicUrl }: { isHttps: boolean; publicUrl: string },
) => {
  const components = new Components();
  const paths: Record<string, Record<string, object>> = {};
  const templateOf = pathTemplates(operations);
  for (const operation of operations) {
    const method = operation.method.toLowerCase();
    const { path, names } = templateOf(operation.path);
    paths[path] = { ...paths[path], [method]: describeOperation(operation, names, components) };
  }
  const used: ReadonlySet<string> = new Set(operations.flatMap((operation) => [...errorsOf(operation)]));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Adjustment Fund Portal API',
      version: contractVersion,
      description: introduction,
      contact: { name: 'The contact page of the portal', url: `${publicUrl}/contact-us` },
      license: { name: 'All rights reserved' },
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(operations.map(tagOf))]
      .sort()
      .map((name) => ({ name, description: tagDescription(name) })),
    paths,
    components: {
      schemas: { Error: errorSchema, FieldError: fieldErrorSchema, ...components.schemas },
      parameters: requestHeaders,
      headers: answerHeaders,
      examples: Object.fromEntries(Object.entries(errorExamples).filter(([code]) => used.has(code))),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        binding: { type: 'apiKey', in: 'cookie', name: isHttps ? '__Host-afp_b' : 'afp_b' },
        client: {
          type: 'oauth2',
          flows: {
            clientCredentials: {
              tokenUrl: '/api/auth/token',
              scopes: Object.fromEntries(scopes.map((scope) => [scope, scope.replace(/[:-]/g, ' ')])),
            },
          },
        },
      },
    },
  };
};
