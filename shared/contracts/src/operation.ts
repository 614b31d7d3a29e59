import type { Static, TSchema } from 'typebox';
import type { Call, Wire } from './call.ts';
import type { ErrorCode } from './errors/codes.ts';

type Part<T> = T extends object ? TSchema & { static?: T } : undefined;

/** One API call as the server sees it: the browser's call with its schemas and documentation. */
export interface Operation<W extends Wire = Wire> {
  readonly call: Call<W>;
  readonly summary: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** `undefined` for a stream or a file. */
  readonly response?: TSchema;
  /** `multipart` bodies are read by the handler and have no schema. */
  readonly consumes?: 'json' | 'multipart';
  readonly errors: readonly ErrorCode[];
}

type Schemas<W extends Wire> = {
  [K in 'params' | 'query' | 'body' as W[K] extends object ? K : never]: Part<W[K]>;
};

/**
 * Joins a call with its schemas. The compiler refuses a schema whose type is not the call's:
 * what validates a request is what types the browser.
 */
export const operation = <W extends Wire, R extends TSchema = TSchema>(
  call: Call<W>,
  rest: Omit<Operation, 'call' | 'params' | 'query' | 'body' | 'response'> &
    Partial<Schemas<W>> & { response?: R & (Static<R> extends W['response'] ? unknown : never) },
): Operation<W> => ({ call, ...rest }) as Operation<W>;
