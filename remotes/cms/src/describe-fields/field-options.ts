/** Fields that take one of a few values, which the contract names. */
const choices: Record<string, readonly string[]> = {
  who: ['YOU', 'FUND'],
  kind: ['GUIDE', 'NOTICE', 'REPORT', 'NEWS'],
  drawing: ['WORKSHEET', 'DOCUMENTS', 'RUBRIC', 'CALENDAR'],
  strip: ['BASE_FUND', 'CREDIT_FUND', 'BOTH'],
  fundType: ['BASE_FUND', 'CREDIT_FUND'],
  tone: ['INFO', 'WARNING'],
  mark: ['TREATY', 'BANK', 'MANAGER'],
};

export const optionsOf = (name: string): readonly string[] | undefined =>
  Object.hasOwn(choices, name) ? choices[name] : undefined;
