import { type Static, type TSchema, Type } from 'typebox';
import type { Permission, Scope } from './access/permissions.ts';
import type { Call, Method, Wire } from './call.ts';
import type { ErrorCode } from './error-codes.ts';

/** Schema of `Result<T>`. */
export const result = <S extends TSchema>(data: S) => Type.Object({ data, message: Type.String() });

/** Schema of `Result<null>`. */
export const Nothing = result(Type.Null());

/** Schema of `Page<T>`. */
export const page = <S extends TSchema>(row: S) =>
  Type.Object({
    data: Type.Array(row),
    message: Type.String(),
    total: Type.Integer(),
    page: Type.Integer(),
    pageSize: Type.Integer(),
    totalIsCapped: Type.Optional(Type.Boolean()),
  });

/** An answer that only says what happened. */
export const Message = Type.Object({ message: Type.String() });
export type Message = { message: string };

type MaybeSchema = TSchema | undefined;

interface Facts {
  /** Milliseconds until the client gives up; 20 000 when absent. */
  readonly timeoutMs?: number;
  readonly permission: Permission;
  /** Other systems may call it with a token of this scope. Absent: only persons. */
  readonly scope?: Scope;
  /** One line. */
  readonly summary: string;
  /** How it behaves, for readers of the API's documentation. */
  readonly description: string;
  /** A request without a body is one with an empty object. */
  readonly bodyOptional?: boolean;
  /** Bodies of `multipart` and of plain `bytes` are read by the handler and have no schema; `form` takes a URL-encoded form beside JSON. */
  readonly consumes?: 'json' | 'multipart' | 'bytes' | 'form';
  /** Takes the secret of a visitor's chat as a header. */
  readonly takesChatSecret?: boolean;
  /** A public form, which may come with the header `Form-Token`. */
  readonly takesFormToken?: boolean;
  /** The codes of this operation's own, none when absent; those that any request may meet are implied. */
  readonly errors?: readonly ErrorCode[];
}

interface Schemas<P, Q, B, R> {
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** Absent for a file, and where the answer is headers only. */
  readonly response?: R;
}

/** `file` when the answer is bytes with a content-disposition instead of JSON; `nothing` when it is headers only. */
type Answers = 'file' | 'nothing' | undefined;

/** What an operation that takes an `Idempotency-Key` may answer besides. */
export const idempotencyErrors = ['idempotency_mismatch', 'idempotency_in_progress'] as const;

/** One operation of the API: what the server checks, answers and documents. */
export interface Operation<W extends Wire = Wire>
  extends Call<W>,
    Facts,
    Schemas<TSchema, TSchema, TSchema, TSchema> {
  readonly errors: readonly ErrorCode[];
  readonly answers?: Exclude<Answers, undefined>;
  readonly example?: Schemas<
    Readonly<Record<string, unknown>>,
    Readonly<Record<string, unknown>>,
    unknown,
    never
  >;
}

type Input<S> = S extends TSchema ? Extract<Static<S>, object> : undefined;
type Output<R, A> = R extends TSchema ? Static<R> : A extends 'nothing' ? undefined : Blob;
type Shown<K extends string, S> = S extends TSchema ? { readonly [P in K]: Static<S> } : unknown;

/** One request, of the types of the schemas; the answer's example is made of its schema. */
type Example<P, Q, B> = Shown<'params', P> & Shown<'query', Q> & Shown<'body', B>;

/**
 * Declares an operation under the name of its export. Its types are those of its schemas, for the server and for
 * browsers alike. `call` is method and path, the latter relative to `/api`, with parameters as `:name`.
 */
export const operation = <
  P extends MaybeSchema = undefined,
  Q extends MaybeSchema = undefined,
  B extends MaybeSchema = undefined,
  R extends MaybeSchema = undefined,
  A extends Answers = undefined,
>(
  id: string,
  call: `${Method} /${string}`,
  declared: Facts &
    Schemas<P, Q, B, R> & { readonly answers?: A } & (unknown extends Example<P, Q, B>
      ? { readonly example?: never }
      : { readonly example: Example<P, Q, B> }),
): Operation<{ params: Input<P>; query: Input<Q>; body: Input<B>; response: Output<R, A> }> => {
  const [method, path] = call.split(' ');
  return { id, method, path, errors: [], ...declared } as unknown as Operation<never>;
};

/** Whether an export of a module is an operation. */
export const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' &&
  value !== null &&
  'method' in value &&
  'path' in value &&
  'permission' in value &&
  'summary' in value;
