import type { Language } from '@portal/contracts';
import type { HomeContent, SocialMedium } from '@portal/contracts/content/home';
import type { HomeWords } from '../words/words.ts';
import { posts } from './news.ts';

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

const head = (words: { title: string; lead: string; link: string }, href: string) => ({
  title: words.title,
  lead: words.lead,
  link: { label: words.link, href },
});

const checkOf = ({ fundType }: (typeof funds)[number]) =>
  `/applications/eligibility-check?fund-type=${fundType}`;

const homeFund = (
  words: HomeWords['funds'][number],
  fund: (typeof funds)[number],
): HomeContent['funds'][number] => ({
  fundType: fund.fundType,
  title: words.title,
  audience: words.audience,
  points: [...words.points],
  action: { label: words.action, href: checkOf(fund) },
  note: words.note,
  links: [fund.rules, '#process', '#form'].map((anchor, i) => ({
    label: words.links[i] ?? '',
    href: `${fund.page}${anchor}`,
  })),
});

const starter = (words: HomeWords['starter']): HomeContent['hero']['starter'] => ({
  ...words,
  choices: starters.map((fund, i) => {
    const [title, hint] = words.choices[i] ?? ['', ''];
    return { title, hint, fundType: fund.fundType, href: checkOf(fund) };
  }),
});

/** The home section of one language. */
export const homeContent = (words: HomeWords, language: Language): HomeContent => ({
  hero: {
    title: words.hero.title,
    lead: words.hero.lead,
    primary: { label: words.hero.primary, href: '/application' },
    secondary: { label: words.hero.secondary, href: '/about-us' },
    starter: starter(words.starter),
    cloth: words.cloth,
  },
  intro: words.intro,
  funds: funds.map((fund, i) => homeFund(words.funds[i] ?? words.funds[0], fund)),
  stepsHead: words.stepsHead,
  steps: words.steps.map(([title, text], i) => ({ title, text, who: i < 3 ? 'YOU' : 'FUND' })),
  figuresHead: words.figuresHead,
  figures: figures.map((figure, i) => {
    const [label, caption] = words.figures[i] ?? ['', ''];
    return { ...figure, label, caption };
  }),
  postsHead: head(words.postsHead, '/news'),
  latestPosts: posts.slice(0, 3).map(({ slug }) => slug),
  partnersHead: head(words.partnersHead, '/about-us#partners'),
  questionsHead: head(words.questionsHead, '/faqs'),
  ...(language === 'en' ? { SocialMedia: socialMedia } : {}),
});
