import type { BaseFundContent, CreditFundContent } from '@portal/contracts/content/fund-page';
import type { FundPageWords } from '../words/words.ts';

type FundType = 'BASE_FUND' | 'CREDIT_FUND';

const checkOf = (fundType: FundType) => `/applications/eligibility-check?fund-type=${fundType}`;

const page = (words: FundPageWords, fundType: FundType) => ({
  title: words.title,
  lead: words.lead,
  primary: { label: words.primary, href: checkOf(fundType) },
  secondary: { label: words.secondary, href: `/application?fund-type=${fundType}` },
  facts: words.facts.map(([label, value]) => ({ label, value })),
  processHead: words.processHead,
  process: words.process.map(([title, text], i) => ({
    title,
    text,
    who: i < 2 ? ('YOU' as const) : ('FUND' as const),
  })),
  form: {
    title: words.form.title,
    lead: words.form.lead,
    documents: [
      ...words.form.required.map(([title, text]) => ({ title, text, required: true })),
      ...words.form.optional.map(([title, text]) => ({ title, text, required: false })),
    ],
    downloads: [],
    start: {
      title: words.form.start.title,
      text: words.form.start.lead,
      action: words.form.start.action,
      login: words.form.start.login,
    },
  },
});

const rules = ({ rules: words }: FundPageWords, fundType: FundType) => ({
  title: words.title,
  lead: words.lead,
  rules: words.rules.map(([title, text]) => ({ title, text })),
  check: {
    title: words.check.title,
    text: words.check.lead,
    action: { label: words.check.action, href: checkOf(fundType) },
  },
});

export const baseFundContent = (words: FundPageWords): BaseFundContent => ({
  ...page(words, 'BASE_FUND'),
  eligibility: rules(words, 'BASE_FUND'),
});

export const creditFundContent = (words: FundPageWords): CreditFundContent => ({
  ...page(words, 'CREDIT_FUND'),
  criteria: rules(words, 'CREDIT_FUND'),
});
