import type { Permission } from './access/permissions.ts';
import type { Scope } from './access/scopes.ts';

/** HTTP methods that the API uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

/** The types on the wire of one call; an absent part is left out. */
export interface Wire {
  params?: object;
  query?: object;
  body?: object;
  /** The whole response body, envelope included; `Blob` for a file. */
  response: unknown;
}

/** One part of a wire; `undefined` where the call has none. */
export type Part<W extends Wire, K extends keyof Wire> = K extends keyof W ? W[K] : undefined;

/** What a declaration states about a call besides its types. */
export interface CallFacts {
  readonly method: Method;
  /** Relative to `/api`; parameters as `:name`. */
  readonly path: string;
  readonly permission: Permission;
  /** Other systems may call it with a token of this scope. Absent: only persons. */
  readonly scope?: Scope;
  /** Milliseconds until the client gives up; 20 000 when absent. */
  readonly timeoutMs?: number;
  /** `file` when the answer is bytes with a content-disposition instead of JSON; `nothing` when it is headers only. */
  readonly answers?: 'file' | 'nothing';
}

/** One API call as a browser sees it: no schema, a few dozen bytes. */
export interface Call<W extends Wire = Wire> extends CallFacts {
  readonly id: string;
  /** Carries types only; never set. */
  readonly wire?: W;
}

/** Declares a call: `export const getFund = call<{ params: …; response: … }>('getFund', { … })`. */
export const call = <W extends Wire>(id: string, facts: CallFacts): Call<W> => ({ id, ...facts });

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
