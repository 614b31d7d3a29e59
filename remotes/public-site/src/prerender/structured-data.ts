import type { Faq } from '@portal/contracts/content/faqs';
import type { NewsPost } from '@portal/contracts/content/sections';
import { i18n, SITE_TITLE } from '@portal/platform';
import type { HeadFacts } from '@portal/platform/area';
import { paths } from '../navigation/paths.ts';

const context = 'https://schema.org';

const publisher = ({ absolute }: HeadFacts) => ({
  '@type': 'Organization',
  name: SITE_TITLE,
  url: absolute(paths.home, 'en'),
});

/** Who publishes the site. */
export const organization = (facts: HeadFacts): object => ({
  '@context': context,
  ...publisher(facts),
  logo: facts.absolute('/favicon.svg', 'en'),
});

/** Home, the list that the page stands in where there is one, and the page. */
export const crumbs = ({ absolute, address, title }: HeadFacts, post: NewsPost | undefined): object => {
  const way = [
    { name: i18n.t('public-site:crumbs.home'), item: absolute(paths.home) },
    ...(post ? [{ name: i18n.t('public-site:titles.news'), item: absolute(paths.allNews) }] : []),
    { name: title, item: absolute(address) },
  ];
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: way.map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry })),
  };
};

const isFaqs = (value: unknown): value is Faq[] => Array.isArray(value);

/** Every question with its answer, as the page shows them. */
export const questions = ({ answerOf, language }: HeadFacts): object[] => {
  const faqs = answerOf('faqs');
  if (!isFaqs(faqs) || faqs.length === 0) return [];
  return [
    {
      '@context': context,
      '@type': 'FAQPage',
      mainEntity: faqs.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question[language] || question.en,
        acceptedAnswer: { '@type': 'Answer', text: answer[language] || answer.en },
      })),
    },
  ];
};

export const newsArticle = (facts: HeadFacts, post: NewsPost): object => ({
  '@context': context,
  '@type': 'NewsArticle',
  headline: post.title,
  description: post.summary,
  datePublished: post.date,
  inLanguage: facts.language,
  mainEntityOfPage: facts.absolute(facts.address),
  publisher: publisher(facts),
});
