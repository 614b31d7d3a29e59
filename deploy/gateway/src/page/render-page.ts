import { directionOf, type Language } from '@portal/contracts';
import {
  type Build,
  globalStylesId,
  globalStylesOf,
  inlineRelease,
  type PageSettings,
  type ReleaseDocument,
  releaseElementId,
} from '@portal/platform/release';
import { earlyEventsScript } from './early-events-script.ts';
import { earlyRequests } from './early-requests.ts';
import { escapeHtml, escapeJson } from './escape.ts';
import { renderingBuilds, routeAt } from './find-page.ts';
import { siteTitle } from './head-tags.ts';
import { publicLinks } from './noscript.ts';
import { pageMessages } from './page-messages.ts';
import { pageSkeleton, skeletonStyle } from './page-skeleton.ts';
import { policyHash } from './policy-hash.ts';
import { codeOf, type Preload, preloadsFor, shellOf } from './preloads.ts';

/**
 * Calms the first moment: the page's own colour at once, the words only when starting takes long.
 * Its light colours stand in the first layer, so that the theme's own win once it is there; the dark ones hold until a
 * script has set the theme's class, before which the theme is light.
 */
const startStyle =
  '@layer start{body{margin:0}html{background:#fafbfa;color:#161e1b}}' +
  '@media screen and (prefers-color-scheme:dark){html:not(.dark,.light){background:#0c1311;color:#f3f6f4}}' +
  '#start{visibility:hidden;animation:start 0s 4s forwards;font:1rem/1.5 system-ui,sans-serif;max-width:36rem;' +
  'margin:0 auto;padding:20vh 1.5rem 0}#start a{color:inherit;text-decoration:underline}@keyframes start{to{visibility:visible}}' +
  'noscript{display:block;font:1rem/1.5 system-ui,sans-serif;max-width:36rem;margin:10vh auto;padding:0 1.5rem}' +
  'noscript a{display:inline-block;padding:.3rem 0;text-decoration:underline}' +
  skeletonStyle;

/** Goes into the content policy: the one inline style that the gateway writes. */
export const startStyleHash = policyHash(startStyle);

/** A file that will be wanted, without taking the line from what is read first. */
export const preloadLink = ({ href, integrity, as }: Preload): string => {
  const common = `<link rel="preload" as="${as}" href="${escapeHtml(href)}" crossorigin="anonymous"`;
  return as === 'font'
    ? `${common} type="font/woff2">`
    : `${common} integrity="${escapeHtml(integrity)}" fetchpriority="low">`;
};

const attributes = (shell: Build, file: string): string =>
  `="${escapeHtml(shell.baseUrl + file)}" integrity="${escapeHtml(shell.integrity[file] ?? '')}" crossorigin="anonymous"`;

const shellStyles = (release: ReleaseDocument): string => {
  const shell = shellOf(release);
  return shell.styles.map((file) => `<link rel="stylesheet" href${attributes(shell, file)}>`).join('\n');
};

/** The design system's styles for the whole page. Without the file, such as in a former build, the app makes them. */
export const globalStylesLink = (release: ReleaseDocument): string => {
  const shell = shellOf(release);
  const file = globalStylesOf(shell);
  return file === undefined
    ? ''
    : `<link rel="stylesheet" id="${globalStylesId}" href${attributes(shell, file)}>`;
};

/** The scripts that start the portal, each with its hash. */
export const shellScripts = (release: ReleaseDocument): string => {
  const shell = shellOf(release);
  return shell.entry.map((file) => `<script defer src${attributes(shell, file)}></script>`).join('\n');
};

/** The same scripts on their way already, for a page that runs them later. */
export const shellPreloads = (release: ReleaseDocument): string => {
  const { baseUrl, entry, integrity } = shellOf(release);
  return entry
    .map((file) => preloadLink({ href: baseUrl + file, integrity: integrity[file] ?? '', as: 'script' }))
    .join('\n');
};

/** What only a page behind a guard has: the scripts that start the portal come first, and say what follows them. */
const guardedStart = ({ release, path, language, isRendering }: PageInput) => {
  const route = routeAt(release, path)?.route;
  if (!route?.guard) return { head: '', frame: '' };
  const first = shellPreloads(release).replaceAll(' fetchpriority="low"', '');
  const links = codeOf(release, path, language).map(preloadLink);
  const builds = isRendering ? renderingBuilds(release, path) : undefined;
  const events = builds === undefined ? '' : earlyEventsScript;
  return {
    head: `${first}${events}${earlyRequests(route, links, builds)}`,
    frame: pageSkeleton(route.frame),
  };
};

export interface PageInput {
  release: ReleaseDocument;
  /** Decides what is preloaded; it does not appear in the page. */
  path: string;
  /** Whether there is nothing at this address. */
  isMissing: boolean;
  language: Language;
  settings: PageSettings;
  /** Whether pages behind sign-in are rendered on the server. */
  isRendering: boolean;
}

const noscriptElement = ({ release, isMissing, language }: PageInput): string => {
  const { noScript, missing, reload } = pageMessages[language];
  const paragraphs = isMissing
    ? `<p>${escapeHtml(missing)}</p>`
    : `<p>${escapeHtml(noScript)}</p><p><a href="">${escapeHtml(reload)}</a></p>`;
  return `<noscript>${paragraphs}${publicLinks(release, language)}</noscript>`;
};

/** The one HTML page of the portal, for one release, address and language. */
export const renderPage = (input: PageInput): string => {
  const { release, path, language, settings } = input;
  const messages = pageMessages[language];
  const start = guardedStart(input);
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<title>${siteTitle}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escapeHtml(messages.description)}">
<meta name="theme-color" content="#0e5139">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${startStyle}</style>
${start.head}
${shellStyles(release)}
${globalStylesLink(release)}
${shellScripts(release)}
${preloadsFor(release, path, language).map(preloadLink).join('\n')}
<script type="application/json" id="${releaseElementId}">${escapeJson(inlineRelease(release, settings, language))}</script>
</head>
<body>
<div id="root">${start.frame}<div id="start"><h1>${siteTitle}</h1><p>${escapeHtml(messages.slow)}</p><p><a href="">${escapeHtml(messages.reload)}</a></p></div></div>
${noscriptElement(input)}
</body>
</html>
`;
};
