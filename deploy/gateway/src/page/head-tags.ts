import type { Language } from '@portal/contracts';
import type { PublicAddress } from '@portal/platform/area';
import { absoluteAddress, previewPicture, type RenderedPage } from '@portal/platform/release';
import { alternates } from './alternates.ts';
import { escapeHtml, escapeJson } from './escape.ts';
import { pageMessages } from './page-messages.ts';

export const siteTitle = 'Adjustment Fund Portal';

/** As the app titles its tabs. */
export const tabTitle = (title: string): string => (title === siteTitle ? title : `${title} · ${siteTitle}`);

const localeNames: Record<Language, string> = {
  en: 'en_GB',
  fr: 'fr_FR',
  pt: 'pt_PT',
  ar: 'ar_AR',
  es: 'es_ES',
  sw: 'sw_KE',
};

const meta = (attribute: 'name' | 'property', name: string, content: string): string =>
  `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;

/** What search engines and link previews read of a page: each language has an address of its own. */
export const headTags = (
  origin: string,
  address: string,
  language: Language,
  { title, head }: Pick<RenderedPage, 'title' | 'head'>,
  languages: PublicAddress['languages'],
): string => {
  const canonical = absoluteAddress(origin, address, language);
  const description = head.description ?? pageMessages[language].description;
  const full = tabTitle(title);
  return [
    `<title>${escapeHtml(full)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    alternates('link', origin, address, languages),
    meta('property', 'og:site_name', siteTitle),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:title', full),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:locale', localeNames[language]),
    meta('property', 'og:image', new URL(head.image ?? previewPicture(head.preview), origin).href),
    ...(head.image
      ? []
      : [meta('property', 'og:image:width', '1200'), meta('property', 'og:image:height', '630')]),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(head.data ?? []).map((data) => `<script type="application/ld+json">${escapeJson(data)}</script>`),
  ].join('\n');
};
