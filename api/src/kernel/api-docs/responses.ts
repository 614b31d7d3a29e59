import { type ErrorCode, errorCodes } from '@portal/contracts';
import type { Operation } from '@portal/contracts/operation';
import { errorsOf } from '../http/implied-errors.ts';
import type { Components } from './components.ts';
import { responseExample } from './response-example.ts';

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

/** Success and every refusal, by status. */
export const responsesOf = (operation: Operation, components: Components): Record<string, object> => {
  const byStatus = Map.groupBy(errorsOf(operation), (code) => errorCodes[code]);
  const refusals = [...byStatus].map(([status, codes]) => [String(status), refusal(status, codes)]);
  const status = operation.answers === 'nothing' ? '204' : '200';
  return { [status]: success(operation, components), ...Object.fromEntries(refusals) };
};
