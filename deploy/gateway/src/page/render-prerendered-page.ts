import { directionOf } from '@portal/contracts';
import type { PublicAddress } from '@portal/platform/area';
import {
  inlineRelease,
  type PageSettings,
  type PageStyle,
  type PageWanted,
  pageStateId,
  type ReleaseDocument,
  type RenderedPage,
  releaseElementId,
} from '@portal/platform/release';
import type { PageText } from '../prerender/cached-page.ts';
import { afterFirstPaint, afterFirstPaintHash } from './after-first-paint.ts';
import { deferBelowFold } from './defer-below-fold.ts';
import { deviceDarkStyles } from './device-dark-styles.ts';
import { dismissedNoticesScript } from './dismissed-notices-script.ts';
import { earlyEventsHash, earlyEventsScript } from './early-events-script.ts';
import { escapeHtml, escapeJson } from './escape.ts';
import { splitFontFaces } from './font-faces.ts';
import { headTags } from './head-tags.ts';
import { noscriptCss, noscriptElement } from './noscript.ts';
import { policyHash } from './policy-hash.ts';
import { preloadsFor } from './preloads.ts';
import { globalStylesLink, preloadLink, shellPreloads, shellScripts } from './render-page.ts';

/** The lines for readers without scripts, above the page. */
const plainStyle =
  'noscript{display:block;padding:.5rem 1.25rem;font:.875rem/1.5 system-ui,sans-serif}' +
  'noscript ul{display:flex;flex-wrap:wrap;gap:0 1rem;margin:0;padding:0;list-style:none}' +
  'noscript a{display:inline-block;padding:.3rem 0;color:inherit;text-decoration:underline}';

/** No text of a style can end its element: in CSS this spelling means the same. */
const inline = (css: string): string => css.replaceAll('</', '<\\/');

const styleElement = ({ mark, css }: PageStyle): string =>
  `<style${mark === undefined ? '' : ` data-styles="${escapeHtml(mark)}"`}>${css}</style>`;

interface PrerenderedPageInput {
  release: ReleaseDocument;
  wanted: PageWanted;
  page: RenderedPage;
  /** In which the page is there. */
  languages: PublicAddress['languages'];
  settings: PageSettings;
  origin: string;
  /** Text of the shell's own style sheet, which names the fonts. */
  shellStyle: string;
}

/** What can be read stands first; data and scripts follow, so that they take nothing from the line before. */
export const renderPrerenderedPage = (input: PrerenderedPageInput): PageText => {
  const { release, wanted, page, languages, settings, origin, shellStyle } = input;
  const { address, language } = wanted;
  const emotion = page.styles.map((style) => ({ ...style, css: inline(style.css) }));
  const dark = deviceDarkStyles(emotion.map(({ css }) => css).join(''));
  const fonts = splitFontFaces(inline(shellStyle));
  const own = [fonts.rest, dark, plainStyle].filter((css) => css !== '');
  const dismissed = dismissedNoticesScript(page.html);
  const preloads = preloadsFor(release, new URL(address, origin).pathname, language);
  const preloadsOf = (as: 'font' | 'script') =>
    preloads.filter((preload) => preload.as === as).map(preloadLink);
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${headTags(origin, address, language, page, languages)}
<meta name="theme-color" content="#0e5139">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${preloadsOf('font').join('\n')}
${emotion.map(styleElement).join('')}
${own.map((css) => `<style>${css}</style>`).join('')}${fonts.element}${deferBelowFold.elements}
<noscript><style>${noscriptCss}</style></noscript>
${dismissed.element}${earlyEventsScript}
</head>
<body>
${noscriptElement(address, language, languages)}
<div id="root">${page.html}</div>
<script type="application/json" id="${releaseElementId}">${escapeJson(inlineRelease(release, settings, language))}</script>
<script type="application/json" id="${pageStateId}">${escapeJson(page.state)}</script>
${shellPreloads(release)}
${afterFirstPaint([...preloadsOf('script'), shellScripts(release), globalStylesLink(release)])}
</body>
</html>
`;
  const styleHashes = [
    ...new Set(
      [...emotion.map(({ css }) => css), ...own, fonts.css, ...deferBelowFold.css, noscriptCss].map(
        policyHash,
      ),
    ),
  ];
  const scriptHashes = [
    ...dismissed.hashes,
    ...fonts.scriptHashes,
    deferBelowFold.scriptHash,
    earlyEventsHash,
    afterFirstPaintHash,
  ];
  return { html, styleHashes, scriptHashes };
};
