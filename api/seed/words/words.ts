import type { FaqCategory } from '@portal/contracts/content/keys';

/** A title and the sentence under it. */
type Pair = readonly [title: string, text: string];
type HeadWords = { title: string; lead: string };
type HeadLinkWords = HeadWords & { link: string };

interface HomeFundWords {
  title: string;
  audience: string;
  points: readonly [string, string, string];
  action: string;
  note: string;
  /** Criteria, process, form. */
  links: readonly [string, string, string];
}

export interface HomeWords {
  hero: HeadWords & { primary: string; secondary: string };
  starter: HeadWords & { choices: readonly [Pair, Pair, Pair]; action: string; note: string };
  cloth: { strips: string; woven: string };
  intro: HeadWords;
  funds: readonly [HomeFundWords, HomeFundWords];
  stepsHead: HeadWords;
  steps: readonly [Pair, Pair, Pair, Pair, Pair, Pair];
  figuresHead: HeadWords;
  /** Label and caption of signatories, deposits, tariff lines, funds. */
  figures: readonly [Pair, Pair, Pair, Pair];
  postsHead: HeadLinkWords;
  partnersHead: HeadLinkWords;
  questionsHead: HeadLinkWords;
}

/** A title and a text in the shorthand of `rich`. */
export interface ArticleWords {
  title: string;
  body: string;
}

export interface AboutWords {
  aboutUs: HeadWords;
  background: ArticleWords;
  overview: ArticleWords;
  mandate: ArticleWords;
  baseFundMandate: ArticleWords;
  creditFundMandate: ArticleWords;
  partners: HeadWords;
}

export interface FundPageWords {
  title: string;
  lead: string;
  primary: string;
  secondary: string;
  facts: readonly [Pair, Pair, Pair];
  rules: HeadWords & { rules: readonly Pair[]; check: HeadWords & { action: string } };
  processHead: HeadWords;
  /** The first two steps are the applicant's. */
  process: readonly [Pair, Pair, Pair, Pair, Pair];
  form: HeadWords & {
    required: readonly Pair[];
    optional: readonly Pair[];
    start: HeadWords & { action: string; login: string };
  };
}

export interface FundsWords {
  base: FundPageWords;
  credit: FundPageWords;
}

interface PostWords {
  title: string;
  summary: string;
  alt: string;
  body: string;
}

export interface NewsWords extends HeadWords {
  posts: readonly [PostWords, PostWords, PostWords, PostWords];
}

export interface LegalWords {
  terms: HeadWords & { body: string };
  privacy: HeadWords & { body: string };
}

interface MailWords {
  subject: string;
  body: string;
}

export interface FrameWords {
  header: { brand: string; product: string };
  footer: {
    tagline: string;
    assistance: string;
    compliance: string;
    stayInTouch: string;
    stayInTouchNote: string;
    copyright: string;
    note: string;
    logos: readonly [string, string, string];
  };
  faqs: HeadWords;
  contactUs: HeadWords & { offices: HeadWords; form: HeadWords };
  emails: { contactReceived: MailWords; contactReply: MailWords; interestReceived: MailWords };
}

interface PartnerWords {
  name: string;
  role: string;
  logoAlt: string;
  description: string;
}
interface OfficeWords {
  label: string;
  address: string;
  openingHours: string;
}

export interface DirectoryWords {
  /** Bank, manager, secretariat, commission, host, communities. */
  partners: readonly [PartnerWords, PartnerWords, PartnerWords, PartnerWords, PartnerWords, PartnerWords];
  offices: readonly [OfficeWords, OfficeWords];
}

/** Keys of the seeded questions, in the order of the page. */
export const faqKeys = [
  ['stopAndReturn', 'TECHNICAL'],
  ['onBehalf', 'ACCOUNT'],
  ['fileTypes', 'TECHNICAL'],
  ['howLong', 'GENERAL'],
  ['whatIs', 'GENERAL'],
  ['whichFund', 'GENERAL'],
  ['official', 'GENERAL'],
  ['baseWho', 'BASE_FUND'],
  ['revenueLoss', 'BASE_FUND'],
  ['creditAmount', 'CREDIT_FUND'],
  ['audited', 'CREDIT_FUND'],
  ['code', 'ACCOUNT'],
] as const satisfies readonly (readonly [string, FaqCategory])[];

export type FaqWords = Record<(typeof faqKeys)[number][0], readonly [question: string, answer: string]>;

/** Every seeded text of one language. */
export interface Words {
  home: HomeWords;
  about: AboutWords;
  funds: FundsWords;
  news: NewsWords;
  legal: LegalWords;
  frame: FrameWords;
  directory: DirectoryWords;
  faqs: FaqWords;
}
