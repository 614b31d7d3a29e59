import type { RawInput } from '../support/client.ts';

/** One request as it goes over the wire. */
export interface Sent {
  /** What was done to it, for the message of a failure. */
  what: string;
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
  /** Nothing that the API could accept. */
  isHopeless: boolean;
}

const pairs = (query: Record<string, unknown> = {}): [string, string][] =>
  Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [
      encodeURIComponent(name),
      encodeURIComponent(String(one)),
    ]),
  );

/** The address of a call, with texts that are encoded already in place of some. */
export const addressOf = (
  path: string,
  { params = {}, query = {} }: RawInput,
  encoded: { params?: Record<string, string>; query?: [string, string][] } = {},
): string => {
  const filled = path.replace(
    /:(\w+)/g,
    (_, name: string) => encoded.params?.[name] ?? encodeURIComponent(params[name] ?? ''),
  );
  const search = (encoded.query ?? pairs(query)).map(([name, value]) => `${name}=${value}`).join('&');
  return `/api${filled}${search === '' ? '' : `?${search}`}`;
};

export const queryPairs = pairs;
