import { languages } from '@portal/contracts';
import { addNamespace, changeLanguage } from '@portal/platform';
import { afterAll, expect, test } from 'vitest';
import { addBeforeYouStart } from '../before-you-start/load-messages.ts';
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

test('every page that needs no content is prerendered, with a description in each language', async () => {
  const made = addresses([]).map(({ address }) => address);
  expect(made).toEqual(expect.arrayContaining(worded));
  await addNamespace('public-site', (language) => import(`../../locales/${language}.json`));
  await addBeforeYouStart();
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
