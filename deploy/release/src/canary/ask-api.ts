/** An answer of the API, as far as a page needs it. */
export interface ApiAnswer {
  status: number;
  body: string;
}

/** Asks the API for what a visitor may read; `from` is their network address. @throws when it cannot be reached */
export type AskApi = (path: string, headers: Record<string, string>, from?: string) => Promise<ApiAnswer>;

/** For what pages are rendered from; a visitor's own request may take longer. */
const askMs = 5_000;

/** The addresses that a request came through so far, and whom it comes from here: the API knows how many are ours. */
export const forwardedFor = (before: string | string[] | undefined, from: string | undefined): string =>
  [before, from].flat().filter(Boolean).join(', ');

/** Asks an API that runs elsewhere. */
export const askAt =
  (origin: string | URL): AskApi =>
  async (path, given, from) => {
    const headers =
      from === undefined
        ? given
        : { ...given, 'x-forwarded-for': forwardedFor(given['x-forwarded-for'], from) };
    const answer = await fetch(new URL(path, origin), { headers, signal: AbortSignal.timeout(askMs) });
    return { status: answer.status, body: await answer.text() };
  };
