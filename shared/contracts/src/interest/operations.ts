import Type from 'typebox';
import { operation } from '../operation.ts';
import { registerInterest } from './calls.ts';
import { InterestInput } from './schemas.ts';

export const interestOperations = [
  operation(registerInterest, {
    summary: 'Register interest in the Fund',
    body: InterestInput,
    response: Type.Object({ data: Type.Null(), message: Type.String() }),
    errors: ['invalid_request', 'too_many_requests'],
  }),
] as const;
