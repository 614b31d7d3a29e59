import { expect, test } from 'vitest';
import { allEligibilityRules } from '../funds/eligibility-rules.ts';
import { fundTypes } from '../funds/enums.ts';
import { answerFields, isRows } from './answer-fields.ts';
import { criterionIds } from './criteria.ts';
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
import { allSections, answerAt, sectionsOf } from './sections.ts';
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
  criterion: criterionIds,
  event: [...actions, 'ASSIGN', 'DECLARE', 'REVIEW'],
};

const tariffLoss = { loss: { supportType: 'TARIFF_REVENUE_LOSS' as const } };

const questions = fundTypes.flatMap((fundType) =>
  sectionsOf(fundType, { isOnBehalf: true }).flatMap((section) =>
    answerFields(fundType, section, tariffLoss).flatMap((field) =>
      isRows(field)
        ? [
            `group.${field.name}`,
            ...field.columns.map(({ name }) => `field.${section}.${field.name}.${name}`),
          ]
        : [`field.${section}.${field.name}`],
    ),
  ),
);

test.each(Object.entries(groups))('every %s has a text', (group, values) => {
  expect(values.filter((value) => typeof answerAt(en, `${group}.${value}`) !== 'string')).toEqual([]);
});

test('every question has a label', () => {
  expect(questions.filter((key) => typeof answerAt(en, key) !== 'string')).toEqual([]);
});
