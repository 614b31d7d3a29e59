import type { NewsPost, SectionContents } from '@portal/contracts/content/sections';
import { rich } from '../rich-text.ts';
import type { NewsWords } from '../words/words.ts';

type PostFacts = Pick<NewsPost, 'slug' | 'kind' | 'date'> & { image: Omit<NewsPost['image'], 'alt'> };

/** Newest first, in the order of the words. */
export const posts: readonly PostFacts[] = [
  {
    slug: 'tariff-loss-line-by-line',
    kind: 'GUIDE',
    date: '2025-11-12',
    image: { drawing: 'WORKSHEET', strip: 'BASE_FUND' },
  },
  {
    slug: 'what-audited-accounts-means',
    kind: 'NOTICE',
    date: '2025-11-03',
    image: { drawing: 'DOCUMENTS', strip: 'CREDIT_FUND' },
  },
  {
    slug: 'what-reviewers-look-for',
    kind: 'REPORT',
    date: '2025-10-21',
    image: { drawing: 'RUBRIC', strip: 'BASE_FUND' },
  },
  {
    slug: 'six-languages',
    kind: 'NEWS',
    date: '2025-09-30',
    image: { drawing: 'CALENDAR', strip: 'BOTH' },
  },
];

/** The news section of one language. */
export const newsContent = (words: NewsWords): SectionContents['news'] => ({
  title: words.title,
  lead: words.lead,
  posts: posts.map((post, i) => {
    const text = words.posts[i] ?? words.posts[0];
    return {
      ...post,
      title: text.title,
      summary: text.summary,
      image: { ...post.image, alt: text.alt },
      body: rich(text.body),
    };
  }),
});
