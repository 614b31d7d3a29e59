import type { OutgoingHttpHeaders } from 'node:http';
import { pagePolicyName } from './page/early-requests.ts';

/** The hash of an empty style element, the only one that emotion adds by itself. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The policies with which the development servers show what does not compile, one for each. */
const errorOverlay = " rspack-dev-server#overlay 'allow-duplicates'";

/** Hashes of what the gateway itself writes into a page, quoted. */
export interface InlineHashes {
  styleHashes: readonly string[];
  scriptHashes?: readonly string[] | undefined;
}

export interface PolicyInput extends InlineHashes {
  /** Over https: HSTS and upgrade-insecure-requests are sent only then. */
  isSecure: boolean;
  /** Origin of flag images, when they are not ours. */
  flagOrigin?: string | undefined;
  /** Origins of development servers; empty in production. */
  developmentOrigins: readonly string[];
  /** The editor may show the page in a frame. */
  isFramed?: boolean;
  /** A script of the gateway may put a rendered page in its place. */
  placesPage?: boolean;
}

/** The content policy of a page. No nonce is needed, so pages stay cacheable. */
export const contentPolicy = ({
  isSecure,
  flagOrigin,
  styleHashes,
  scriptHashes = [],
  developmentOrigins,
  isFramed = false,
  placesPage = false,
}: PolicyInput): string => {
  const isDevelopment = developmentOrigins.length > 0;
  const self = ["'self'", ...developmentOrigins].join(' ');
  const sockets = developmentOrigins.map((origin) => ` ${origin.replace(/^http/, 'ws')}`).join('');
  // In development emotion writes its styles as text; a hash beside it would switch the word off.
  const styles = isDevelopment ? ["'unsafe-inline'"] : [emptyStyle, ...styleHashes];
  const directives = [
    "default-src 'none'",
    `script-src ${[self, ...scriptHashes].join(' ')}`,
    `style-src ${self} ${styles.join(' ')}`,
    `img-src ${self} data: blob:${flagOrigin ? ` ${flagOrigin}` : ''}`,
    `font-src ${self}`,
    `connect-src ${self}${sockets}`,
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "worker-src 'self'",
    // Nothing of this origin lets itself be framed but the preview of a public page.
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    `trusted-types default dompurify${placesPage ? ` ${pagePolicyName}` : ''}${isDevelopment ? errorOverlay : ''}`,
    'report-to csp',
    'report-uri /api/csp-report',
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
};

/** What a file that is no page may do when it is opened by itself: nothing. */
export const inertPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Headers of every response of the origin, API included. */
export const commonHeaders = (isSecure: boolean): OutgoingHttpHeaders => ({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  ...(isSecure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' } : {}),
});

/** Headers of what a browser may show as a page. Scripts without a known hash are refused. */
export const pageHeaders = (policy: string, hasIntegrity: boolean): OutgoingHttpHeaders => ({
  'content-security-policy': policy,
  'reporting-endpoints': 'csp="/api/csp-report"',
  ...(hasIntegrity ? { 'integrity-policy': 'blocked-destinations=(script), endpoints=(csp)' } : {}),
});
