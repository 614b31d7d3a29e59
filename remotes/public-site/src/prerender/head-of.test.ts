import { languages } from '@portal/contracts';
import type { Section } from '@portal/contracts/content/section.schemas';
import { addNamespace, changeLanguage } from '@portal/platform';
import { afterAll, expect, test } from 'vitest';
import { section } from '../../test/example-content.ts';
import { loadBeforeYouStart } from '../before-you-start/load-messages.ts';
import { beforeYouStartPath } from '../navigation/before-you-start-path.ts';
import { paths } from '../navigation/paths.ts';
import { addresses } from './addresses.ts';
import { headOf } from './head-of.ts';

afterAll(() => changeLanguage('en'));

/** Their leads come from the translations of this remote; those of all others, from the content. */
const worded = [
  paths.interest,
  paths.checkReceipt,
  paths.chooseFund(),
  paths.chooseFund('CREDIT_FUND'),
  beforeYouStartPath('BASE_FUND'),
  beforeYouStartPath('CREDIT_FUND'),
  paths.checkEligibility(),
  paths.checkEligibility('BASE_FUND'),
  paths.checkEligibility('CREDIT_FUND'),
];

const newsWith = (...slugs: string[]) => {
  const image = { drawing: 'CALENDAR', strip: 'BOTH', alt: '' } as const;
  const post = { kind: 'NEWS', title: 'A post', date: '2025-11-12', image, summary: '', body: [] } as const;
  return { title: 'News', lead: '', posts: slugs.map((slug) => ({ ...post, body: [], slug })) };
};

test('a post is in the languages that show it: its own, and those where English news stand in', () => {
  const data = { en: newsWith('both', 'english'), fr: newsWith('both', 'french'), ar: newsWith() };
  const news = { ...section('news', data.en), data } as Section;
  const posts = addresses([news]).filter(({ address }) => address.startsWith('/news/'));
  expect(posts).toEqual([
    { address: '/news/both', changedOn: '2025-11-12', languages: ['en', 'fr', 'pt', 'es', 'sw'] },
    { address: '/news/english', changedOn: '2025-11-12', languages: ['en', 'pt', 'es', 'sw'] },
    { address: '/news/french', changedOn: '2025-11-12', languages: ['fr'] },
  ]);
});

test('every page that needs no content is prerendered, with a description in each language', async () => {
  const made = addresses([]).map(({ address }) => address);
  expect(made).toEqual(expect.arrayContaining(worded));
  await addNamespace('public-site', (language) => import(`../../locales/${language}.json`));
  await loadBeforeYouStart();
  const described = new Set<string>();
  for (const language of languages) {
    await changeLanguage(language);
    for (const address of worded) {
      const { description } = headOf({
        address,
        language,
        title: '',
        sections: [],
        answerOf: () => undefined,
        absolute: (path) => path,
      });
      expect(description, `${address} in ${language}`).toMatch(/\S{2,}.*\S$/);
      described.add(description ?? '');
    }
  }
  expect(described.size).toBe(languages.length * 5);
});
