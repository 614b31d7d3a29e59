import { describe, expect, test } from 'vitest';
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
import ar from './locales/ar.json';
import en from './locales/en.json';
import es from './locales/es.json';
import fr from './locales/fr.json';
import pt from './locales/pt.json';
import sw from './locales/sw.json';
import { conflictTypes, reasonCodes } from './review-enums.ts';
import { allSections, answerAt, sectionsOf } from './sections.ts';
import { actions } from './status-machine.ts';

const languages = Object.entries({ en, fr, pt, ar, es, sw });

const keysOf = (words: object, before = ''): string[] =>
  Object.entries(words).flatMap(([key, word]: [string, unknown]) =>
    typeof word === 'object' && word !== null ? keysOf(word, `${before}${key}.`) : [`${before}${key}`],
  );

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

describe.each(languages)('in %s', (_language, words) => {
  test.each(Object.entries(groups))('every %s has a word', (group, values) => {
    expect(values.filter((value) => typeof answerAt(words, `${group}.${value}`) !== 'string')).toEqual([]);
  });

  test('every question has a label', () => {
    expect(questions.filter((key) => typeof answerAt(words, key) !== 'string')).toEqual([]);
  });

  test('there is a text for each English one', () => {
    expect(keysOf(words)).toEqual(keysOf(en));
  });
});
