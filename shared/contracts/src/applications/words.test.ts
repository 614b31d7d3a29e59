import { expect, test } from 'vitest';
import { allEligibilityRules } from '../funds/eligibility-rules.ts';
import { fundTypes } from '../funds/enums.ts';
import { documentTypes } from './documents.ts';
import {
  baseApplicantTypes,
  creditApplicantTypes,
  environmentalCategories,
  instruments,
  onBehalfChannels,
  publicStatuses,
  sectors,
  statuses,
  supportTypes,
  tariffScheduleCategories,
} from './enums.ts';
import en from './locales/en.json';
import { conflictTypes, reasonCodes } from './review-enums.ts';
import { allSections, answerAt } from './sections.ts';
import { actions } from './status-machine.ts';

const groups: Record<string, readonly string[]> = {
  fundType: fundTypes,
  status: publicStatuses,
  staffStatus: statuses,
  sector: sectors,
  applicantType: [...baseApplicantTypes, ...creditApplicantTypes],
  supportType: supportTypes,
  tariffScheduleCategory: tariffScheduleCategories,
  instrument: instruments,
  environmentalCategory: environmentalCategories,
  channel: onBehalfChannels,
  docType: documentTypes,
  section: allSections,
  rule: allEligibilityRules,
  reasonCode: reasonCodes,
  conflictType: conflictTypes,
  event: [...actions, 'ASSIGN', 'DECLARE', 'REVIEW'],
};

test.each(Object.entries(groups))('every %s has a text', (group, values) => {
  expect(values.filter((value) => typeof answerAt(en, `${group}.${value}`) !== 'string')).toEqual([]);
});
