/** An answer of the API, as far as a page needs it. */
export interface ApiAnswer {
  status: number;
  body: string;
}

/** Asks the API for what a visitor may read; `from` is their network address. @throws when it cannot be reached */
export type AskApi = (path: string, headers: Record<string, string>, from?: string) => Promise<ApiAnswer>;
