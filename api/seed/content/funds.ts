import type { BaseFundContent, CreditFundContent } from '@portal/contracts/content/fund-page';
import type { FundPageWords } from '../words/words.ts';

const page = (words: FundPageWords, fundType: 'BASE_FUND' | 'CREDIT_FUND', rules: string) => ({
  title: words.title,
  lead: words.lead,
  primary: { label: words.primary, href: `/application?fund-type=${fundType}` },
  secondary: { label: words.secondary, href: rules },
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

const rules = ({ rules: words }: FundPageWords) => ({
  title: words.title,
  lead: words.lead,
  rules: words.rules.map(([title, text]) => ({ title, text })),
  check: {
    title: words.check.title,
    text: words.check.lead,
    action: { label: words.check.action, href: '/contact-us' },
  },
});

export const baseFundContent = (words: FundPageWords): BaseFundContent => ({
  ...page(words, 'BASE_FUND', '#eligibility'),
  eligibility: rules(words),
});

export const creditFundContent = (words: FundPageWords): CreditFundContent => ({
  ...page(words, 'CREDIT_FUND', '#criteria'),
  criteria: rules(words),
});
