import { sectionOf } from '@portal/contracts/content/read';
import { fundTypes } from '@portal/contracts/funds/enums';
import type { AheadApp } from '@portal/platform/area';
import { paths } from '../paths.ts';

const fixed = [
  paths.home,
  paths.about,
  paths.chooseFund(),
  ...fundTypes.flatMap((type) => [paths.chooseFund(type), paths.fund(type)]),
  paths.faqs,
  paths.allNews,
  paths.contact,
  paths.interest,
  paths.checkReceipt,
  paths.terms,
  paths.privacy,
];

/** Every page of this area that a visitor can read; the posts are those of the English content. */
export const addresses: AheadApp['addresses'] = (sections) => {
  const posts = sectionOf([...sections], 'news')?.data.en?.posts ?? [];
  return [
    ...fixed.map((address) => ({ address })),
    ...posts.map(({ slug, date }) => ({ address: paths.news(slug), changedOn: date })),
  ];
};
