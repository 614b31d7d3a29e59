import type { Language } from '@portal/contracts';
import type { HomeContent, SocialMedium } from '@portal/contracts/content/home';
import type { SeedCopy } from '../site-copy.ts';
import { checkOf } from './funds.ts';

type HomeCopy = SeedCopy['home'];

const funds = [
  { fundType: 'BASE_FUND', page: '/applications/base-fund', rules: '#eligibility' },
  { fundType: 'CREDIT_FUND', page: '/applications/credit-fund', rules: '#criteria' },
] as const;
const [base] = funds;

const starters = ['BASE_FUND', 'CREDIT_FUND', 'CREDIT_FUND'] as const;

const figures = [
  { key: 'SIGNATORIES', value: 54, total: 55, suffix: '' },
  { key: 'DEPOSITED', value: 48, total: 54, suffix: '' },
  { key: 'TARIFF_LINES', value: 90, total: 100, suffix: '%' },
  { key: 'FUNDS', value: 2, total: 2, suffix: '' },
] as const;

/** Example addresses: no account of a real body. */
const socialMedia: SocialMedium[] = [
  { link: 'https://example.org/linkedin', icon: 'linkedin.svg', name: 'LinkedIn' },
  { link: 'https://example.org/x', icon: 'x.svg', name: 'X' },
  { link: 'https://example.org/facebook', icon: 'facebook.svg', name: 'Facebook' },
  { link: 'https://example.org/youtube', icon: 'youtube.svg', name: 'YouTube' },
];

const head = (copy: { title: string; lead: string; link: string }, href: string) => ({
  ...copy,
  link: { label: copy.link, href },
});

const homeFund = (
  copy: HomeCopy['funds'][number],
  fund: (typeof funds)[number],
): HomeContent['funds'][number] => ({
  ...copy,
  fundType: fund.fundType,
  action: { label: copy.action, href: checkOf(fund.fundType) },
  links: [fund.rules, '#process', '#form'].map((anchor, i) => ({
    label: copy.links[i] ?? '',
    href: `${fund.page}${anchor}`,
  })),
});

const starter = (copy: HomeCopy['starter']): HomeContent['hero']['starter'] => ({
  ...copy,
  choices: starters.map((fundType, i) => {
    const { title = '', text: hint = '' } = copy.choices[i] ?? {};
    return { title, hint, fundType, href: checkOf(fundType) };
  }),
});

/** The home section of one language. */
export const homeContent = (copy: HomeCopy, language: Language): HomeContent => ({
  hero: {
    ...copy.hero,
    primary: { label: copy.hero.primary, href: '/application' },
    secondary: { label: copy.hero.secondary, href: '/about-us' },
    starter: starter(copy.starter),
    cloth: copy.cloth,
  },
  intro: copy.intro,
  funds: copy.funds.map((own, i) => homeFund(own, funds[i] ?? base)),
  stepsHead: copy.stepsHead,
  steps: copy.steps.map((step, i) => ({ ...step, who: i < 3 ? 'YOU' : 'FUND' })),
  figuresHead: copy.figuresHead,
  figures: figures.map((figure, i) => {
    const { title: label = '', text: caption = '' } = copy.figures[i] ?? {};
    return { ...figure, label, caption };
  }),
  postsHead: head(copy.postsHead, '/news'),
  latestPosts: [],
  partnersHead: head(copy.partnersHead, '/about-us#partners'),
  questionsHead: head(copy.questionsHead, '/faqs'),
  ...(language === 'en' ? { SocialMedia: socialMedia } : {}),
});
