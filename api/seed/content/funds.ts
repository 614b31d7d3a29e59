import type { BaseFundContent, CreditFundContent } from '@portal/contracts/content/fund-page';
import type { SeedCopy } from '../site-copy.ts';

type FundPageCopy = SeedCopy['funds']['base'];
type FundType = 'BASE_FUND' | 'CREDIT_FUND';

/** Where the eligibility check of a fund is. */
export const checkOf = (fundType: FundType) => `/applications/eligibility-check?fund-type=${fundType}`;

const page = ({ rules: _rules, ...copy }: FundPageCopy, fundType: FundType) => ({
  ...copy,
  primary: { label: copy.primary, href: checkOf(fundType) },
  secondary: { label: copy.secondary, href: `/application?fund-type=${fundType}` },
  facts: copy.facts.map(({ title: label, text: value }) => ({ label, value })),
  process: copy.process.map((step, i) => ({ ...step, who: i < 2 ? ('YOU' as const) : ('FUND' as const) })),
  form: {
    title: copy.form.title,
    lead: copy.form.lead,
    documents: [
      ...copy.form.required.map((document) => ({ ...document, required: true })),
      ...copy.form.optional.map((document) => ({ ...document, required: false })),
    ],
    downloads: [],
    start: copy.form.start,
  },
});

const rules = ({ rules: copy }: FundPageCopy, fundType: FundType) => ({
  ...copy,
  check: { ...copy.check, action: { label: copy.check.action, href: checkOf(fundType) } },
});

export const baseFundContent = (copy: FundPageCopy): BaseFundContent => ({
  ...page(copy, 'BASE_FUND'),
  eligibility: rules(copy, 'BASE_FUND'),
});

export const creditFundContent = (copy: FundPageCopy): CreditFundContent => ({
  ...page(copy, 'CREDIT_FUND'),
  criteria: rules(copy, 'CREDIT_FUND'),
});
