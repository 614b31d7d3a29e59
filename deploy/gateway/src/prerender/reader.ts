import type { ApiAnswer } from '@portal/release/canary/ask-api';

/** The person for whom a page behind sign-in is rendered; the gateway asks the API as that person. */
export interface Reader {
  /** Session, language and time zone. */
  headers: Readonly<Record<string, string>>;
  /** Their network address. */
  from: string;
  /** Answers of the API that are there already, by path. */
  answers?: Readonly<Record<string, ApiAnswer>>;
}
