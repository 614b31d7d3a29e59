import type { Static, TSchema } from 'typebox';
import type { Call, Part, Wire } from './call.ts';
import type { ErrorCode } from './errors/codes.ts';

/** One API call as the server sees it: the browser's call with its schemas and documentation. */
export interface Operation<W extends Wire = Wire> {
  readonly call: Call<W>;
  readonly summary: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** A request without a body is one with an empty object. */
  readonly bodyOptional?: boolean;
  /** Absent for a stream or a file. */
  readonly response?: TSchema;
  /** Bodies of `multipart` and of plain `bytes` are read by the handler and have no schema; `form` takes a URL-encoded form beside JSON. */
  readonly consumes?: 'json' | 'multipart' | 'bytes' | 'form';
  /** Takes the secret of a visitor's chat as a header. */
  readonly takesChatSecret?: boolean;
  /** A public form, which may come with the header `Form-Token`. */
  readonly takesFormToken?: boolean;
  /** The codes of this operation's own; those that any request may meet are implied. */
  readonly errors: readonly ErrorCode[];
}

type Declared = Omit<Operation, 'call'>;
type RequestPart = 'params' | 'query' | 'body';
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** The schema itself when its type is the wire's; otherwise a type that no schema has. */
type Fitting<S, T> = S extends TSchema
  ? Same<Static<S>, T> extends true
    ? S
    : { 'the schema must have exactly this type': T }
  : { 'a schema is missing for': T };

type Checked<W extends Wire, D extends Declared> = {
  [K in RequestPart]?: Part<W, K> extends object
    ? D['consumes'] extends 'multipart'
      ? D[K]
      : Fitting<D[K], Part<W, K>>
    : undefined;
} & { response?: D['response'] extends TSchema ? Fitting<D['response'], W['response']> : undefined } & {
  [K in RequestPart as Part<W, K> extends object
    ? D['consumes'] extends 'multipart'
      ? never
      : K
    : never]: unknown;
} & ([W['response']] extends [Blob | undefined] ? unknown : { response: unknown });

/**
 * Joins a call with its schemas. The compiler refuses a missing schema, one too many, and one
 * whose type is not the call's: what validates a request is what types the browser.
 */
export const operation = <W extends Wire, const D extends Declared>(
  call: Call<W>,
  declared: D & Checked<W, D>,
): Operation<W> => ({ ...(declared as Declared), call });
