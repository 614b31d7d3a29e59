import type { IncomingMessage } from 'node:http';
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
] as const;

/** Headers of a call that the gateway makes for a visitor who has no scripts. */
export const visitorHeaders = ({ headers }: IncomingMessage, language: Language): Record<string, string> => ({
  ...Object.fromEntries(
    ofVisitor.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  ),
  accept: 'application/json',
  'accept-language': language,
  'content-type': 'application/json',
});

/** What of a request proves who somebody is, and says where. */
const ofAsker = ['authorization', 'cookie', 'timezone-val'] as const;

/** Who sends this request. Opening a page is their own doing: it keeps their session. */
export const askerOf = (request: IncomingMessage, language: Language): Asker => ({
  headers: {
    ...visitorHeaders(request, language),
    ...Object.fromEntries(
      ofAsker.flatMap((name) => {
        const value = request.headers[name];
        return value === undefined ? [] : [[name, String(value)]];
      }),
    ),
    'x-background': '0',
  },
  from: request.socket.remoteAddress ?? '',
});
