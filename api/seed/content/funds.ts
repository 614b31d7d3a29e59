import type { BaseFundContent, CreditFundContent } from '@portal/contracts/content/fund-page';
import type { SeedCopy } from '../site-copy.ts';

type FundPageCopy = SeedCopy['funds']['base'];
type FundType = 'BASE_FUND' | 'CREDIT_FUND';

const checkOf = (fundType: FundType) => `/applications/eligibility-check?fund-type=${fundType}`;

const page = (copy: FundPageCopy, fundType: FundType) => ({
  title: copy.title,
  lead: copy.lead,
  primary: { label: copy.primary, href: checkOf(fundType) },
  secondary: { label: copy.secondary, href: `/application?fund-type=${fundType}` },
  facts: copy.facts.map(({ title: label, text: value }) => ({ label, value })),
  processHead: copy.processHead,
  process: copy.process.map(({ title, text }, i) => ({
    title,
    text,
    who: i < 2 ? ('YOU' as const) : ('FUND' as const),
  })),
  form: {
    title: copy.form.title,
    lead: copy.form.lead,
    documents: [
      ...copy.form.required.map(({ title, text }) => ({ title, text, required: true })),
      ...copy.form.optional.map(({ title, text }) => ({ title, text, required: false })),
    ],
    downloads: [],
    start: {
      title: copy.form.start.title,
      text: copy.form.start.lead,
      action: copy.form.start.action,
      login: copy.form.start.login,
    },
  },
});

const rules = ({ rules: copy }: FundPageCopy, fundType: FundType) => ({
  title: copy.title,
  lead: copy.lead,
  rules: copy.rules.map(({ title, text }) => ({ title, text })),
  check: {
    title: copy.check.title,
    text: copy.check.lead,
    action: { label: copy.check.action, href: checkOf(fundType) },
  },
});

export const baseFundContent = (copy: FundPageCopy): BaseFundContent => ({
  ...page(copy, 'BASE_FUND'),
  eligibility: rules(copy, 'BASE_FUND'),
});

export const creditFundContent = (copy: FundPageCopy): CreditFundContent => ({
  ...page(copy, 'CREDIT_FUND'),
  criteria: rules(copy, 'CREDIT_FUND'),
});
