import type { Operation } from '@portal/contracts/operation';
import type { FastifyRequest } from 'fastify';
import { isAllowedOrigin } from '../http/allowed-origin.ts';
import { problem } from '../http/problem.ts';

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

const isOfOurHost = (host: string, origin: string): boolean =>
  URL.canParse(origin) && new URL(origin).host === host;

/**
 * Keeps pages of other sites from changing anything, with or without a session. What the browser says of the
 * site decides; one that says nothing of it names an origin. Who sends neither is no browser.
 * @throws cross_site_request.
 */
export const refuseOtherSites = ({ method, headers, host }: FastifyRequest, publicUrl: string): void => {
  if (reading.has(method)) return;
  const { 'sec-fetch-site': site, origin } = headers;
  if (site === undefined && origin === undefined) return;
  const isOurs =
    site === undefined
      ? isAllowedOrigin(publicUrl, origin) || isOfOurHost(host, origin ?? '')
      : site === 'same-origin' || site === 'none';
  if (!isOurs) throw problem('cross_site_request');
};

/** What a browser says that a file is for: its script reads it, or nothing in particular (a download). */
const READ_BY_SCRIPT = 'empty';
/** A page shows it as a picture, or somebody follows a link to it, which saves it. */
const ofPublicFiles: ReadonlySet<string> = new Set([READ_BY_SCRIPT, 'image', 'document']);
const ofOtherFiles: ReadonlySet<string> = new Set([READ_BY_SCRIPT]);

/**
 * Keeps files from being a script, a style, a frame, a worker or a plugin of any page, and pages of other
 * sites from having them except by a link. Who is no browser says nothing of this and is not concerned.
 * @throws forbidden.
 */
export const refuseOtherUse = ({ headers }: FastifyRequest, operation: Operation): void => {
  if (operation.answers !== 'file') return;
  const use = headers['sec-fetch-dest'];
  const site = headers['sec-fetch-site'] ?? 'none';
  if (use === undefined) return;
  const isFitting = (operation.permission === 'public' ? ofPublicFiles : ofOtherFiles).has(String(use));
  const isOurs = site === 'same-origin' || site === 'none' || use === 'document';
  if (!isFitting || !isOurs) throw problem('forbidden');
};
