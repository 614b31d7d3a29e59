import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';
import type { Eligibility, FundRule } from './schemas.ts';

const ownContribution: FundRule = {
  rule: 'ownContribution',
  version: 2,
  isAsked: true,
  question: { en: 'Can you pay at least {percent}% of the project cost yourself?' },
  advice: { en: 'Look for a partner, or make the project smaller: the contribution is a share of its cost.' },
  thresholds: { percent: 25 },
};

const eligibility: Eligibility = {
  fundId: 'fund_credit',
  fundType: 'CREDIT_FUND',
  rulesVersion: 2,
  rules: [ownContribution],
  changedAt: '2026-11-21T08:30:00.000Z',
};

export const eligibilityDocumentation: readonly Documentation[] = [
  documentation(calls.getEligibility, {
    description:
      'The rules of a fund, for anybody, in the order in which they are asked. A question may name the numbers of its `thresholds` in braces. Every rule carries the version with which it came; a result is kept with `rulesVersion`.',
    params: { id: 'fund_credit' },
    answer: { data: eligibility, message: '' },
  }),
  documentation(calls.saveEligibility, {
    description:
      'For the super user. Rules that differ are written as the next version of the fund’s rules; earlier versions stay. `rulesVersion` is the version that was read: another one in between answers `stale_version` with the rules as they are. At least one rule stays asked. The own contribution’s percentage is a setting of the fund (`updateFund`) and moves this rule by itself.',
    params: { id: 'fund_credit' },
    body: {
      rulesVersion: 1,
      rules: [
        {
          rule: 'ownContribution',
          isAsked: true,
          question: ownContribution.question,
          advice: ownContribution.advice,
        },
      ],
    },
    answer: { data: eligibility, message: 'The eligibility rules have been saved.' },
  }),
];
