import en from '@portal/contracts/applications/locales/en.json' with { type: 'json' };
import { answerAt, sectionsOf } from '@portal/contracts/applications/sections';
import { fundTypes } from '@portal/contracts/funds/enums';
import { expect, test } from 'vitest';
import { answerFields, isRows } from './answer-fields.ts';

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

test('every question has a label', () => {
  expect(questions.filter((key) => typeof answerAt(en, key) !== 'string')).toEqual([]);
});
