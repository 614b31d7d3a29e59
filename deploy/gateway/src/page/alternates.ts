import { languages as all } from '@portal/contracts';
import type { PublicAddress } from '@portal/platform/area';
import { absoluteAddress } from '@portal/platform/release';
import { escapeHtml } from './escape.ts';

/** The page's address in each language that it is there in, as elements of HTML or of a sitemap. */
export const alternates = (
  element: 'link' | 'xhtml:link',
  origin: string,
  address: string,
  languages: PublicAddress['languages'] = all,
): string =>
  [...languages, 'x-default' as const]
    .map((hreflang) => {
      const language =
        hreflang === 'x-default' ? (languages.find((one) => one === 'en') ?? languages[0]) : hreflang;
      const href = escapeHtml(absoluteAddress(origin, address, language ?? 'en'));
      return `<${element} rel="alternate" hreflang="${hreflang}" href="${href}"${element === 'link' ? '>' : '/>'}`;
    })
    .join('');
