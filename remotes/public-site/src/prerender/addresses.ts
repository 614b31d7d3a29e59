import { languages } from '@portal/contracts';
import { contentOf } from '@portal/contracts/content/read';
import { fundTypes } from '@portal/contracts/funds/enums';
import type { PrerenderedApp, PublicAddress } from '@portal/platform/area';
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

/** Every page of this remote that a visitor can read, and of posts the languages that show them. */
export const addresses: NonNullable<PrerenderedApp['addresses']> = (sections) => {
  const posts = new Map<string, PublicAddress>();
  for (const language of languages)
    for (const { slug, date } of contentOf(sections, 'news', language)?.content.posts ?? []) {
      const known = posts.get(slug);
      posts.set(slug, {
        address: paths.news(slug),
        changedOn: known?.changedOn ?? date,
        languages: [...(known?.languages ?? []), language],
      });
    }
  return [...fixed.map((address) => ({ address })), ...posts.values()];
};
