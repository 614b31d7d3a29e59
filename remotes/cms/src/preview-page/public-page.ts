import type { Language } from '@portal/contracts';
import type { SectionKey } from '@portal/contracts/content/keys';
import { framedPreview } from '@portal/contracts/content/preview-message';

/** The public page that shows a section; mails have none. */
const pages: Record<Exclude<SectionKey, 'emails'>, string> = {
  home: '/',
  'about-us': '/about-us',
  background: '/about-us#background',
  overview: '/about-us#overview',
  mandate: '/about-us#mandate',
  'base-fund-mandate': '/about-us#base-fund-mandate',
  'credit-fund-mandate': '/about-us#credit-fund-mandate',
  partners: '/about-us#partners',
  'base-fund': '/applications/base-fund',
  'credit-fund': '/applications/credit-fund',
  faqs: '/faqs',
  'contact-us': '/contact-us',
  news: '/news',
  'terms-of-use': '/terms-of-use',
  'privacy-policy': '/privacy-policy',
  footer: '/',
  header: '/',
  notices: '/',
};

/** Where a draft is looked at before it is published, in its language. */
export const previewPath = (key: SectionKey, language: Language): string | undefined => {
  if (key === 'emails') return undefined;
  const [path, anchor] = pages[key].split('#');
  return `${path}?preview&lang=${language}${anchor === undefined ? '' : `#${anchor}`}`;
};

/** The same page for the frame beside the text, which gets by a message where to begin. */
export const framedPage = (key: SectionKey, language: Language) => {
  if (key === 'emails') return undefined;
  const [path, anchor] = pages[key].split('#');
  return { src: `${path}?preview=${framedPreview}&lang=${language}`, anchor };
};
