import { completeBase, completeCredit } from '@portal/application-form/complete-example';
import type { Answers } from '@portal/contracts/applications/answers.schema';
import { sectionsOf } from '@portal/contracts/applications/sections';
import type { FundType } from '@portal/contracts/funds/enums';
import { describe, expect, test } from 'vitest';
import { sameAnswer } from '../edit-draft/same-answer.ts';
import { answersOf, valuesOf } from './section-form-values.ts';

const documentsOf = (answers: Answers) =>
  (answers.documents?.files ?? []).map((file) => ({
    ...file,
    fileName: `${file.fileKey}.pdf`,
    mime: 'application/pdf',
    size: 10,
    sha256: 'ab',
    scanStatus: 'CLEAN' as const,
  }));

const filled = (fundType: FundType, answers: Answers) => ({
  fundType,
  answers,
  documents: documentsOf(answers),
  authorityFile: null,
  unnamed: 'Stored file',
});

const examples = [
  ['BASE_FUND', completeBase],
  ['CREDIT_FUND', completeCredit],
] as const satisfies [FundType, Answers][];

describe.each(examples)('%s', (fundType, answers: Answers) => {
  test.each(sectionsOf(fundType))('a form of %s loses no answer on the way in and out', (section) => {
    const values = valuesOf(section, filled(fundType, answers));
    expect(answersOf(fundType, section, values)).toEqual(expect.objectContaining({ ...answers[section] }));
  });

  test.each(sectionsOf(fundType, { isOnBehalf: true }))('an untouched form of %s says nothing', (section) => {
    const values = valuesOf(section, filled(fundType, {}));
    expect(sameAnswer(answersOf(fundType, section, values), undefined)).toBe(true);
  });
});

test('a file that the server does not name is kept under its key', () => {
  const answers = { documents: { files: [{ fileKey: 'file_1', docType: 'BUDGET' as const }] } };
  const values = valuesOf('documents', { ...filled('BASE_FUND', answers), documents: [] });
  expect(values.BUDGET).toMatchObject([{ fileKey: 'file_1', fileName: 'Stored file' }]);
  expect(answersOf('BASE_FUND', 'documents', values)).toEqual(answers.documents);
});

test('a letter of authority keeps its name and its check over a reload', () => {
  const authorityFile = {
    fileKey: 'file_2',
    fileName: 'Mandate.pdf',
    mime: 'application/pdf',
    size: 2048,
    sha256: 'cd',
    scanStatus: 'CLEAN' as const,
    wasScanned: true,
  };
  const answers = { applicant: { authorityFileKey: 'file_2' } };
  const values = valuesOf('applicant', { ...filled('BASE_FUND', answers), authorityFile });
  expect(values.authorityFileKey).toMatchObject([
    { fileName: 'Mandate.pdf', size: 2048, scanStatus: 'CLEAN', wasScanned: true },
  ]);
});

test('half a number is no number, and an empty one is none', () => {
  expect(answersOf('CREDIT_FUND', 'financing', { tenorMonths: '84', graceMonths: '' })).toEqual({
    tenorMonths: 84,
    graceMonths: null,
  });
});
