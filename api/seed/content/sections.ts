import type { Language } from '@portal/contracts';
import type { ArticleContent, LegalContent, SectionContents } from '@portal/contracts/content/sections';
import { builtInText } from '../../src/kernel/mail/built-in-texts.ts';
import { rich } from '../rich-text.ts';
import type { SeedCopy } from '../site-copy.ts';
import { baseFundContent, creditFundContent } from './funds.ts';
import { homeContent } from './home.ts';
import { newsContent } from './news.ts';

interface Article {
  title: string;
  body: string;
}

const article = ({ title, body }: Article): ArticleContent => ({ title, body: rich(body) });

const legal = ({ body, ...heads }: Article & { lead: string }): LegalContent => ({
  ...heads,
  updatedOn: '2025-11-01',
  body: rich(body),
});

const marks = ['TREATY', 'BANK', 'MANAGER'] as const;

const footer = (copy: SeedCopy['frame']['footer']): SectionContents['footer'] => ({
  ...copy,
  logos: marks.map((mark, i) => ({ mark, name: copy.logos[i] ?? '' })),
});

/** Every section's content in one language. */
export const sectionsOf = (
  { home, about, funds, news, legal: law, frame }: SeedCopy,
  language: Language,
): SectionContents => ({
  home: homeContent(home, language),
  'about-us': about.aboutUs,
  background: article(about.background),
  overview: article(about.overview),
  mandate: article(about.mandate),
  'base-fund-mandate': article(about.baseFundMandate),
  'credit-fund-mandate': article(about.creditFundMandate),
  partners: about.partners,
  'base-fund': baseFundContent(funds.base),
  'credit-fund': creditFundContent(funds.credit),
  faqs: frame.faqs,
  'contact-us': frame.contactUs,
  news: newsContent(news),
  'terms-of-use': legal(law.terms),
  'privacy-policy': legal(law.privacy),
  footer: footer(frame.footer),
  header: frame.header,
  notices: { notices: [] },
  emails: {
    'contact-received': builtInText('contact-received', language),
    'contact-reply': builtInText('contact-reply', language),
    'interest-received': builtInText('interest-received', language),
  },
});
