import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Language } from '@portal/contracts';
import type { Reader } from './prerender/reader.ts';

/** Those of the headers that are there, by name. */
export const pickHeaders = (headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );

/** What the API reads of a visitor's own request: where it came from. */
const ofVisitor = [
  'host',
  'origin',
  'sec-fetch-site',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
];

/** Headers of a call that the gateway makes for a visitor who has no scripts. */
export const visitorHeaders = ({ headers }: IncomingMessage, language: Language): Record<string, string> => ({
  ...pickHeaders(headers, ofVisitor),
  accept: 'application/json',
  'accept-language': language,
  'content-type': 'application/json',
});

/** Headers that carry the session and the time zone. */
const ofReader = ['authorization', 'cookie', 'timezone-val'];

/** The reader who sends this request. Opening a page is their own doing: it keeps their session. */
export const readerOf = (request: IncomingMessage, language: Language): Reader => ({
  headers: {
    ...visitorHeaders(request, language),
    ...pickHeaders(request.headers, ofReader),
    'x-background': '0',
  },
  from: request.socket.remoteAddress ?? '',
});
