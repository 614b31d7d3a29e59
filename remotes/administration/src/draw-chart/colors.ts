/** Chart colours as CSS, for drawings that take no style props. The Base Fund is always 1, the Credit Fund 3. */
const chart = (name: string) => `var(--chakra-colors-chart-${name})`;

export const colors = {
  baseFund: chart('1'),
  creditFund: chart('3'),
  approved: chart('1'),
  rejected: chart('4'),
  days: chart('5'),
  moneyIn: chart('1'),
  moneyOut: chart('4'),
  grid: chart('grid'),
  axis: chart('axis'),
} as const;

export const fundColor = { BASE_FUND: colors.baseFund, CREDIT_FUND: colors.creditFund } as const;

/** Of what shows figures by its ground, which forced colours would take away. */
export const keepsColors = { forcedColorAdjust: 'none' } as const;
