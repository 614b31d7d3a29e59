import type { SectionKey } from '@portal/contracts/content/keys';
import { contentOf } from '@portal/contracts/content/read';
import type { NewsPost, SectionContents } from '@portal/contracts/content/sections';
import { fundTypes } from '@portal/contracts/funds/enums';
import { pictureSources } from '@portal/contracts/kernel/images';
import { i18n } from '@portal/platform';
import type { HeadFacts, PageHead, PrerenderedApp } from '@portal/platform/area';
import { BEFORE_YOU_START } from '../before-you-start/load-messages.ts';
import { beforeYouStartPath } from '../navigation/before-you-start-path.ts';
import { paths } from '../navigation/paths.ts';
import { crumbs, newsArticle, organization, questions } from './structured-data.ts';

const shown = <K extends SectionKey>(
  { sections, language }: HeadFacts,
  key: K,
): SectionContents[K] | undefined => contentOf(sections, key, language)?.content;

const postAt = (facts: HeadFacts): NewsPost | undefined =>
  shown(facts, 'news')?.posts.find(({ slug }) => paths.news(slug) === facts.address);

/** Where a page's own lead stands; it is what a search result shows below the title. */
const leads: Record<string, (facts: HeadFacts) => string | undefined> = {
  [paths.home]: (facts) => shown(facts, 'home')?.hero.lead,
  [paths.about]: (facts) => shown(facts, 'about-us')?.lead,
  [paths.fund('BASE_FUND')]: (facts) => shown(facts, 'base-fund')?.lead,
  [paths.fund('CREDIT_FUND')]: (facts) => shown(facts, 'credit-fund')?.lead,
  [paths.faqs]: (facts) => shown(facts, 'faqs')?.lead,
  [paths.allNews]: (facts) => shown(facts, 'news')?.lead,
  [paths.contact]: (facts) => shown(facts, 'contact-us')?.lead,
  [paths.terms]: (facts) => shown(facts, 'terms-of-use')?.lead,
  [paths.privacy]: (facts) => shown(facts, 'privacy-policy')?.lead,
  [paths.interest]: () => i18n.t('public-site:interest.lead'),
  [paths.checkReceipt]: () => i18n.t('public-site:receipt.lead'),
  ...Object.fromEntries(
    fundTypes.map((type) => [beforeYouStartPath(type), () => i18n.t(`${BEFORE_YOU_START}:lead`) as string]),
  ),
  ...Object.fromEntries(
    [undefined, ...fundTypes].flatMap((type) => [
      [paths.chooseFund(type), () => i18n.t('public-site:choose.lead') as string],
      [paths.checkEligibility(type), () => i18n.t('public-site:check.lead') as string],
    ]),
  ),
};

/** Pages with a picture of their own for link previews. */
const previews: Record<string, PageHead['preview']> = {
  [paths.about]: 'about-us',
  [paths.fund('BASE_FUND')]: 'base-fund',
  [paths.fund('CREDIT_FUND')]: 'credit-fund',
  [beforeYouStartPath('BASE_FUND')]: 'base-fund',
  [beforeYouStartPath('CREDIT_FUND')]: 'credit-fund',
};

/** Title, description and structured data of a page of this remote. */
export const headOf: NonNullable<PrerenderedApp['headOf']> = (facts) => {
  const post = postAt(facts);
  const preview = previews[facts.address];
  const description = post?.summary || leads[facts.address]?.(facts);
  return {
    ...(description && { description }),
    ...(preview && { preview }),
    ...(post && { type: 'article' as const }),
    ...(post?.image.fileKey && { image: pictureSources(post.image.fileKey, 1280).src }),
    data: [
      ...(facts.address === paths.home ? [organization(facts)] : [crumbs(facts, post)]),
      ...(facts.address === paths.faqs ? questions(facts) : []),
      ...(post ? [newsArticle(facts, post)] : []),
    ],
  };
};
