import type { Language } from '@portal/contracts';
import type { HomeContent, SocialMedium } from '@portal/contracts/content/home';
import type { SeedCopy } from '../site-copy.ts';
import { posts } from './news.ts';

type HomeCopy = SeedCopy['home'];

const funds = [
  { fundType: 'BASE_FUND', page: '/applications/base-fund', rules: '#eligibility' },
  { fundType: 'CREDIT_FUND', page: '/applications/credit-fund', rules: '#criteria' },
] as const;
const [base, credit] = funds;

const starters = [base, credit, credit] as const;

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
  title: copy.title,
  lead: copy.lead,
  link: { label: copy.link, href },
});

const checkOf = ({ fundType }: (typeof funds)[number]) =>
  `/applications/eligibility-check?fund-type=${fundType}`;

const homeFund = (
  copy: HomeCopy['funds'][number],
  fund: (typeof funds)[number],
): HomeContent['funds'][number] => ({
  fundType: fund.fundType,
  title: copy.title,
  audience: copy.audience,
  points: [...copy.points],
  action: { label: copy.action, href: checkOf(fund) },
  note: copy.note,
  links: [fund.rules, '#process', '#form'].map((anchor, i) => ({
    label: copy.links[i] ?? '',
    href: `${fund.page}${anchor}`,
  })),
});

const starter = (copy: HomeCopy['starter']): HomeContent['hero']['starter'] => ({
  ...copy,
  choices: starters.map((fund, i) => {
    const { title = '', text: hint = '' } = copy.choices[i] ?? {};
    return { title, hint, fundType: fund.fundType, href: checkOf(fund) };
  }),
});

/** The home section of one language. */
export const homeContent = (copy: HomeCopy, language: Language): HomeContent => ({
  hero: {
    title: copy.hero.title,
    lead: copy.hero.lead,
    primary: { label: copy.hero.primary, href: '/application' },
    secondary: { label: copy.hero.secondary, href: '/about-us' },
    starter: starter(copy.starter),
    cloth: copy.cloth,
  },
  intro: copy.intro,
  funds: copy.funds.map((own, i) => homeFund(own, funds[i] ?? base)),
  stepsHead: copy.stepsHead,
  steps: copy.steps.map(({ title, text }, i) => ({ title, text, who: i < 3 ? 'YOU' : 'FUND' })),
  figuresHead: copy.figuresHead,
  figures: figures.map((figure, i) => {
    const { title: label = '', text: caption = '' } = copy.figures[i] ?? {};
    return { ...figure, label, caption };
  }),
  postsHead: head(copy.postsHead, '/news'),
  latestPosts: posts.slice(0, 3).map(({ slug }) => slug),
  partnersHead: head(copy.partnersHead, '/about-us#partners'),
  questionsHead: head(copy.questionsHead, '/faqs'),
  ...(language === 'en' ? { SocialMedia: socialMedia } : {}),
});
