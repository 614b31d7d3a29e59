import type { Seeder } from '../../kernel/demo/seeder.ts';
import { textOf } from '../locales/messages.ts';

/** Limits are examples: the real ones are not public, and fund management sets them. */
const funds = [
  {
    id: 'fund_base',
    fundType: 'BASE_FUND',
    minAmount: '50000.00',
    maxAmount: '25000000.00',
    minOwnContributionPercent: null,
    secondSignOffAbove: '10000000.00',
  },
  {
    id: 'fund_credit',
    fundType: 'CREDIT_FUND',
    minAmount: '100000.00',
    maxAmount: '20000000.00',
    minOwnContributionPercent: '25.00',
    secondSignOffAbove: '10000000.00',
  },
] as const;

/** The two funds, open and empty; their history fills them. */
export const seedFunds: Seeder = async (tx, { config }) => {
  for (const fund of funds) {
    // Only the examples come with the second Admin whom a limit needs.
    const secondPersonAbove = config.demo && fund.id === 'fund_base' ? '1000000.00' : null;
    const own = (field: 'title' | 'description' | 'eligibilityText') =>
      tx.json(textOf(`fund.${fund.fundType}.${field}`));
    await tx`insert into funds (id, fund_type, title, description, eligibility_text, currency, status, min_amount,
        max_amount, min_own_contribution_percent, second_sign_off_above, second_person_above)
      values (${fund.id}, ${fund.fundType}, ${own('title')}, ${own('description')}, ${own('eligibilityText')},
        'USD', 'OPEN', ${fund.minAmount}, ${fund.maxAmount}, ${fund.minOwnContributionPercent},
        ${fund.secondSignOffAbove}, ${secondPersonAbove})`;
  }
};
