import type { ErrorBody, ErrorCode } from '@portal/contracts';
import { factorMethods } from '@portal/contracts/access/roles';
import { errorCodes, fieldCodes } from '@portal/contracts/error-codes';
import { problem } from '../http/problem.ts';
import { errorBody } from '../server/error-handler.ts';

const text = (description: string) => ({ type: 'string', description });

/** The one shape of every refusal. */
export const errorSchema = {
  type: 'object',
  required: ['error', 'error_description', 'message', 'requestId'],
  properties: {
    error: { type: 'string', enum: Object.keys(errorCodes), description: 'What a program branches on.' },
    error_description: text('For a person, in the language asked for; fixed where a client looks for it.'),
    message: text('For a person, in the language asked for.'),
    fields: {
      type: 'array',
      description: 'With invalid_request: what is wrong, field by field.',
      items: { $ref: '#/components/schemas/FieldError' },
    },
    requestId: text('Quote it when asking for help; the same as the header X-Request-Id.'),
    mfa_token: text('Only with mfa_required: to be sent to /auth/verify-mfa.'),
    mfa_methods: {
      type: 'array',
      description: 'Only with mfa_required: the second factors that the account has.',
      items: { type: 'string', enum: [...factorMethods] },
    },
    mfa_method: {
      type: 'string',
      description: 'Only with mfa_required: the one that is asked for first.',
      enum: [...factorMethods],
    },
    mfa_may_trust: {
      type: 'boolean',
      description: 'Only with mfa_required: whether trustDevice would be heeded.',
    },
  },
};

export const fieldErrorSchema = {
  type: 'object',
  required: ['field', 'code', 'message'],
  properties: {
    field: text('A path such as organisation.name or documents.0.fileKey.'),
    code: text(`One of ${fieldCodes.join(', ')}, or a code of one form's own.`),
    message: text('For a person, in the language asked for.'),
    messages: { type: 'object', description: 'The message in every language.' },
  },
};

const REQUEST_ID = '5d0f3a52-54f6-4b3f-9a3b-7f3b0f3a5d0f';

const example = (code: ErrorCode): ErrorBody =>
  errorBody(
    problem(code, {
      ...(code === 'invalid_request' ? { fields: [{ field: 'email', code: 'email' }] } : {}),
      ...(code === 'mfa_required' ? { data: { mfa_token: 'pAhhtM2yBfQ7mC0W5cN3sV8e' } } : {}),
    }),
    'en',
    REQUEST_ID,
  );

/** One example for each code, to be referred to. */
export const errorExamples = Object.fromEntries(
  (Object.keys(errorCodes) as ErrorCode[]).map((code) => [
    code,
    { summary: code, value: example(code) }, // keys of a record are its codes
  ]),
);
