import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Language } from '@portal/contracts';
import type { ReleaseDocument } from '@portal/platform/release';
import type { ApiAnswer, AskApi } from '@portal/release/canary/ask-api';
import type { CountRender } from './prerender/prerendered-pages.ts';

/** Posts JSON for a visitor: with the network address and what the browser says of its request, but not signed in. */
export type PostToApi = (
  visitor: IncomingMessage,
  path: string,
  body: object,
  language: Language,
) => Promise<ApiAnswer>;

/** Who answers the addresses that are the API's. */
export interface ApiHandler {
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Reads what a visitor may read, for pages that are prerendered. Absent: none is. */
  ask?: AskApi;
  /** Sends what a visitor posted to the API as theirs. Absent: no form is taken without scripts. */
  post?: PostToApi;
  /** Puts the making of a page into its metrics. Absent: a failure is in the log only. */
  countRender?: CountRender;
  /** App → how often browsers reported that its pinned build fails, since the release is served. Absent: nobody counts. */
  failures?: () => Readonly<Record<string, number>>;
  /** Called with each release that is served from now on. Absent: the API counts failures without names. */
  serves?: (release: ReleaseDocument) => void;
}
