import { queryOptions } from '@tanstack/react-query';

const base = '/releases/console/api/';

/** The gateway did not do what it was asked; each reason is a sentence for the person. */
export class Refused extends Error {
  readonly status: number;
  readonly reasons: readonly string[];

  constructor(status: number, reasons: readonly string[]) {
    super(reasons.join(' '));
    this.status = status;
    this.reasons = reasons;
  }
}

const unreachable = 'The gateway does not answer. Look at your connection, then try again.';

const reasonsOf = async (reply: Response): Promise<readonly string[]> => {
  const body: { reasons?: readonly string[] } | undefined = await reply.json().catch(() => undefined);
  return body?.reasons ?? [`The gateway answered with ${reply.status}.`];
};

const ask = async (path: string, init?: RequestInit): Promise<Response> => {
  const reply = await fetch(base + path, init).catch(() => {
    throw new Refused(0, [unreachable]);
  });
  if (!reply.ok) throw new Refused(reply.status, await reasonsOf(reply));
  return reply;
};

export const read = async <T>(path: string, query: Record<string, string> = {}): Promise<T> => {
  const search = new URLSearchParams(query);
  return (await ask(search.size > 0 ? `${path}?${search}` : path)).json();
};

/** The query that reads a path. It is read anew where a parameter, or one of the `moves` of environments, is another one. */
export const queryOf = <T>(path: string, query: Record<string, string> = {}, moves: readonly number[] = []) =>
  queryOptions({
    queryKey: [path, ...Object.values(query), ...moves],
    queryFn: () => read<T>(path, query),
  });

export const send = async <T>(path: string, body: object): Promise<T> => {
  const headers = { 'content-type': 'application/json' };
  return (await ask(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
};

export const remove = async (path: string): Promise<void> => {
  await ask(path, { method: 'DELETE' });
};
