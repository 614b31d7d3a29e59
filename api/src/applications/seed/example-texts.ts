/** What reviewers of the examples write under their scores. */
export const justifications: Readonly<Record<string, string>> = {
  QUANTIFIED_NEED: 'The loss is computed line by line and agrees with the customs extract.',
  REFORM_COMMITMENT: 'The work plan has dates and a responsible unit for most measures.',
  FEASIBILITY: 'The budget follows the national template and the team is in place.',
  ADDED_VALUE: 'Without the fund the measure would wait for the budget after next.',
  INCLUSION_AND_REGION: 'Small traders are named, and two neighbouring authorities take part.',
  INTRA_AFRICAN_TRADE: 'Signed contracts cover more than half of the planned regional sales.',
  COMMERCIAL_VIABILITY: 'The cash flow covers debt service with a fair margin in the base case.',
  SPONSOR_AND_GOVERNANCE: 'Accounts are audited without remarks and the board meets each quarter.',
  ENVIRONMENT_AND_SOCIAL: 'Category and mitigation are plausible; the permit is attached.',
  JOBS_WOMEN_YOUTH: 'New jobs are listed by type, with targets for women and youth.',
};

export const messages = {
  returned:
    'Please state how the other funding is secured, and attach the missing page of the second document.',
  request: 'The last page of the second document is missing: please attach the whole document.',
  hold: 'The decision waits for the environmental permit, which the authority expects within the month.',
  approved: 'Congratulations. The agreement will be sent to you for signature.',
  rejected: 'We could not support this request in this round. The reasons are given above.',
  ineligible: 'One of the eligibility rules is not met, as named above. You may apply again when it is.',
  question: 'Which of the two suppliers in annex one is meant for the first delivery?',
  answer: 'The first one; the second is the reserve. We have marked it in the plan.',
} as const;
