import type { PageSettings, ReleaseDocument } from '@portal/platform/release';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InlineHashes } from './headers.ts';
import type { PrerenderedPages } from './prerender/prerendered-pages.ts';
import type { ReadRelease } from './release-reader.ts';

interface ServedTo {
  /** As this visitor gets it. Absent before the first. */
  release: ReleaseDocument | undefined;
  /** For what depends on the release: no cache may give one visitor's answer to another. */
  cacheControl: 'no-cache' | 'private, no-cache';
}

/**
 * The release as a visitor gets it. On a visit somebody unknown gets a number, kept in a cookie, if a canary runs;
 * who only looks, such as an open tab, and has none gets what everybody else has.
 */
export type ReleaseFor = (
  request: FastifyRequest,
  reply: FastifyReply,
  purpose: 'a visit' | 'a look',
) => Promise<ServedTo>;

/** What a gateway answers its addresses with; each address takes of it what it needs. */
export interface Site {
  /** Folder of the release store. */
  store: string;
  /** The one that this gateway serves; no other one's releases are public. */
  environment: string;
  /** Under which people reach the portal. */
  origin: string;
  isSecure: boolean;
  settings: PageSettings;
  readRelease: ReadRelease;
  releaseFor: ReleaseFor;
  /** The content policy of a page with these inline styles and scripts. */
  policyWith: (hashes: InlineHashes) => string;
  /** Of the empty page, where the editor may show it in a frame. */
  framedPolicy: string;
  /** Absent: every page is the empty one that the app fills. */
  prerendered?: PrerenderedPages | undefined;
}
