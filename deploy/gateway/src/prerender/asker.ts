import type { ApiAnswer } from '@portal/release/canary/ask-api';

/** Somebody who is signed in, for whom the gateway asks the API. */
export interface Asker {
  /** Prove who it is, and say how they read. */
  headers: Readonly<Record<string, string>>;
  /** Their network address. */
  from: string;
  /** What the API has answered them already, by path. */
  answers?: Readonly<Record<string, ApiAnswer>>;
}
