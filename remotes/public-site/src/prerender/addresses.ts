import { sectionOf } from '@portal/contracts/content/read';
import { fundTypes } from '@portal/contracts/funds/enums';
import type { PrerenderedApp } from '@portal/platform/area';
import { beforeYouStartPath } from '../navigation/before-you-start-path.ts';
import { paths } from '../navigation/paths.ts';
import { routes } from '../navigation/routes.ts';

const fixed = [
  ...routes.map(({ path }) => path).filter((path) => !path.includes(':') && path !== paths.confirmNews),
  ...fundTypes.flatMap((type) => [
    paths.chooseFund(type),
    paths.checkEligibility(type),
    beforeYouStartPath(type),
  ]),
];

/** Every page of this remote that a visitor can read; the posts are those of the English content. */
export const addresses: NonNullable<PrerenderedApp['addresses']> = (sections) => {
  const posts = sectionOf(sections, 'news')?.data.en?.posts ?? [];
  return [
    ...fixed.map((address) => ({ address })),
    ...posts.map(({ slug, date }) => ({ address: paths.news(slug), changedOn: date })),
  ];
};
