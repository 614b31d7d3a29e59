import type { Watch } from '../database/connection-pool.ts';

/** How a piece of work ended; an error is named by its kind, never by its message. */
export interface Ending {
  /** The pattern of the address, such as `/api/fund/:id`. */
  route?: string;
  status?: number;
  error?: unknown;
}

/** Says when the work is over. */
export type End = (ending?: Ending) => void;

export interface RequestTrace {
  end: End;
  /** Does work whose statements belong to the request. */
  run(work: () => void): void;
}

/** Sends to a collector what the process does, and how long it takes. */
export interface Traces {
  /** @param parent a `traceparent` header of a caller that is believed. */
  request(method: string, requestId: string, parent?: string): RequestTrace;
  job(name: string): End;
  /** Gets the statements of requests: their text with places for parameters, never a value. Absent: nobody asks. */
  statement?: Watch;
  /** Sends what is left. */
  close(): Promise<void>;
}

const nothing: End = () => {};

/** Without a collector nothing is recorded. */
export const noTraces: Traces = {
  request: () => ({ end: nothing, run: (work) => work() }),
  job: () => nothing,
  close: async () => {},
};
