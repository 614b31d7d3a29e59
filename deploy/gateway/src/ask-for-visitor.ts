import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Language } from '@portal/contracts';
import type { ApiAnswer } from '@portal/release/canary/ask-api';
import type { Asker } from './prerender/asker.ts';

/** Posts JSON for a visitor: with the network address and what the browser says of its request, but not signed in. */
export type PostToApi = (
  visitor: IncomingMessage,
  path: string,
  body: object,
  language: Language,
) => Promise<ApiAnswer>;

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

/** What of a request proves who somebody is, and says where. */
const ofAsker = ['authorization', 'cookie', 'timezone-val'];

/** Who sends this request. Opening a page is their own doing: it keeps their session. */
export const askerOf = (request: IncomingMessage, language: Language): Asker => ({
  headers: {
    ...visitorHeaders(request, language),
    ...pickHeaders(request.headers, ofAsker),
    'x-background': '0',
  },
  from: request.socket.remoteAddress ?? '',
});
