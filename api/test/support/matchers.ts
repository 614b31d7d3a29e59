import { type ErrorCode, errorCodes } from '@portal/contracts';
import { expect } from 'vitest';
import { Reply } from './client.ts';

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /** The answer is this refusal: its status, its code, words for a person and a request id. */
    toBeProblem(code: ErrorCode): R;
    /** The answer is `invalid_request` and names exactly these fields. */
    toRefuseFields(...fields: string[]): R;
  }
}

const isReply = (value: unknown): value is Reply<unknown> => value instanceof Reply;

const shown = (value: unknown): unknown =>
  isReply(value) ? { status: value.status, problem: value.problem } : value;

expect.extend({
  toBeProblem(received: unknown, code: ErrorCode) {
    const problem = isReply(received) ? received.problem : undefined;
    const pass =
      isReply(received) &&
      received.status === errorCodes[code] &&
      problem?.error === code &&
      problem.message.length > 0 &&
      problem.error_description.length > 0 &&
      problem.requestId.length > 0;
    return {
      pass,
      message: () => `expected ${this.utils.printReceived(shown(received))} to be the problem ${code}`,
    };
  },
  toRefuseFields(received: unknown, ...fields: string[]) {
    const problem = isReply(received) ? received.problem : undefined;
    const named = (problem?.fields ?? []).map(({ field }) => field).sort();
    const pass = problem?.error === 'invalid_request' && this.equals(named, [...fields].sort());
    return {
      pass,
      message: () => `expected ${this.utils.printReceived(problem)} to refuse ${fields.join(', ')}`,
    };
  },
});
