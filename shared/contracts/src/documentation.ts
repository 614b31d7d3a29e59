import type { Call, Part, Wire } from './call.ts';

type Given<W extends Wire, K extends 'params' | 'query' | 'body'> =
  Part<W, K> extends object ? { [P in K]: Part<W, K> } : object;

/** What a reader is told about a call: how it behaves, and one request with its answer. */
export type Explained<W extends Wire> = { description: string } & Given<W, 'params'> &
  Given<W, 'query'> &
  Given<W, 'body'> &
  ([W['response']] extends [Blob | undefined] ? object : { answer: W['response'] });

/** The words and the example of one call; its parts are held against the schemas by a test. */
export interface Documentation {
  readonly call: Call;
  readonly description: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Absent for a file. */
  readonly answer?: unknown;
}

/** Documents a call; the compiler holds the example against the call's types. */
export const documentation = <W extends Wire>(call: Call<W>, explained: Explained<W>): Documentation => ({
  ...(explained as Explained<Wire>),
  call: call as Call,
});
