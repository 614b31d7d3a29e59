/** HTTP methods that the API uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

/** The types on the wire of one operation; an absent part is left out or undefined. */
export interface Wire {
  params?: object | undefined;
  query?: object | undefined;
  body?: object | undefined;
  /** The whole response body, envelope included; `Blob` for a file. */
  response: unknown;
}

/** One part of a wire; `undefined` where the operation has none. */
export type Part<W extends Wire, K extends keyof Wire> = K extends keyof W ? W[K] : undefined;

/** An operation as a browser calls it: no schema, a few dozen bytes. */
export interface Call<W extends Wire = Wire> {
  /** The name of the exported operation. */
  readonly id: string;
  readonly method: Method;
  /** Relative to `/api`; parameters as `:name`. */
  readonly path: string;
  /** Milliseconds until the client gives up; 20 000 when absent. */
  readonly timeoutMs?: number;
  /** Carries types only; never set. */
  readonly wire?: W;
}

/** The call of a declared operation: `Call<typeof getFund>`. */
export type CallOf<C extends Call> = C extends Call<infer W> ? Call<W> : never;

/** The envelope of a single result. */
export interface Result<T> {
  data: T;
  message: string;
}

/** The envelope of a page of a list. `total` may be capped; then `totalIsCapped` is true. */
export interface Page<T> {
  data: T[];
  message: string;
  total: number;
  page: number;
  pageSize: number;
  totalIsCapped?: boolean;
}

/** The header that carries the secret of a visitor's conversation; applicants are known by their session. */
export const secretHeader = 'X-Chat-Secret';

/** The header that carries a form token. */
export const FORM_TOKEN_HEADER = 'Form-Token';
