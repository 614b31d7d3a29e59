import type { Permission } from './access/permissions.ts';

/** HTTP methods that the API uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The types on the wire of one call; an absent part is `undefined`. */
export interface Wire {
  params?: object | undefined;
  query?: object | undefined;
  body?: object | undefined;
  /** The whole response body, envelope included. */
  response: unknown;
}

/**
 * One API call as a browser sees it: no schema, a few dozen bytes.
 * `path` is relative to `/api` and names its parameters as `:name`.
 */
export interface Call<W extends Wire = Wire> {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly permission: Permission;
  /** Milliseconds until the client gives up; 20 000 when absent. */
  readonly timeoutMs?: number;
  /** Carries types only; never set. */
  readonly wire?: W;
}

type CallFacts = Omit<Call, 'id' | 'wire'>;

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
