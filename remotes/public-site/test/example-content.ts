import type { Language } from '@portal/contracts';
import type { HomeContent } from '@portal/contracts/content/home';
import type { SectionKey } from '@portal/contracts/content/keys';
import type { Section } from '@portal/contracts/content/section.schemas';
import type { SectionContents } from '@portal/contracts/content/sections';
import type { Fund } from '@portal/contracts/funds/fund.schemas';

/** A section as the API sends it for one language. */
export const section = <K extends SectionKey>(
  key: K,
  content: SectionContents[K],
  lang: Language = 'en',
): Section =>
  // The pair of key and content is checked by the parameters.
  ({ key, lang, data: { [lang]: content } }) as Section;

export const published = (...sections: Section[]) => ({ data: sections, message: '' });

const head = { title: 'Title', lead: '' };
const headWithLink = { ...head, link: { label: 'More', href: '/faqs' } };

export const home: HomeContent = {
  hero: {
    title: 'Freer trade changes what states earn.',
    lead: 'The Fund helps.',
    primary: { label: 'Start an application', href: '/application' },
    secondary: { label: 'About the Fund', href: '/about-us' },
    starter: {
      title: 'Which fund is for you?',
      lead: 'Tell us who is applying.',
      choices: [
        {
          title: 'A state body',
          hint: 'A ministry',
          fundType: 'BASE_FUND',
          href: '/applications/base-fund#eligibility',
        },
        {
          title: 'A company or SME',
          hint: 'Any sector',
          fundType: 'CREDIT_FUND',
          href: '/applications/credit-fund#criteria',
        },
      ],
      action: 'Check eligibility',
      note: 'About two minutes.',
    },
    cloth: { strips: '54 strips, one cloth. Each is a signatory.', woven: '48 are woven in.' },
  },
  intro: head,
  funds: [
    {
      fundType: 'BASE_FUND',
      title: 'Base Fund',
      audience: 'For states',
      points: ['Tariff revenue'],
      action: { label: 'Check', href: '/applications/base-fund#eligibility' },
      note: '5 criteria',
      links: [],
    },
    {
      fundType: 'CREDIT_FUND',
      title: 'Credit Fund',
      audience: 'For companies',
      points: ['Loans'],
      action: { label: 'Check', href: '/applications/credit-fund#criteria' },
      note: '6 criteria',
      links: [],
    },
  ],
  stepsHead: head,
  steps: [{ title: 'Register', text: 'One account.', who: 'YOU' }],
  figuresHead: head,
  figures: [
    {
      key: 'SIGNATORIES',
      value: 54,
      total: 55,
      suffix: '',
      label: 'have signed',
      caption: 'As of February 2025',
    },
  ],
  postsHead: headWithLink,
  latestPosts: [],
  partnersHead: headWithLink,
  questionsHead: headWithLink,
};

const money = { amount: '0.00', currency: 'USD' };

export const fund = (facts: Partial<Fund>): Fund => ({
  fundId: 'fund_base',
  fundType: 'BASE_FUND',
  title: { en: 'Base Fund', fr: 'Fonds de base' },
  description: { en: '' },
  eligibilityText: { en: '' },
  currency: 'USD',
  balance: money,
  committed: money,
  available: money,
  status: 'OPEN',
  opensAt: null,
  closesAt: null,
  isOpen: true,
  window: 'RUNNING',
  rules: { minAmount: null, maxAmount: null, minOwnContributionPercent: null },
  updatedAt: '2025-11-20T00:00:00Z',
  rowVersion: 1,
  ...facts,
});
