import { expect, test } from 'vitest';
import { answersTo, questionChanges, questionKey, questionNames } from './questions.ts';

const file = (docType: string, fileName: string) => ({ docType, fileName, sha256: fileName });

test('a group and the documents change part by part, and only what differs', () => {
  const changes = questionChanges('BASE_FUND', [
    {
      section: 'organisation',
      field: 'focalPoint',
      old: { name: 'A', email: 'a@demo.example' },
      new: { name: 'A', email: 'b@demo.example' },
    },
    {
      section: 'documents',
      field: 'files',
      old: [file('BUDGET', 'one.pdf'), file('OTHER', 'same.pdf')],
      new: [file('OTHER', 'same.pdf'), file('BUDGET', 'two.pdf')],
    },
    { section: 'project', field: 'city', old: 'Accra', new: 'Tema' },
  ]);
  expect(changes.map(({ section, field }) => `${section}.${field}`)).toEqual([
    'organisation.focalPoint.email',
    'documents.BUDGET',
    'project.city',
  ]);
  expect(answersTo({ section: 'documents', field: 'BUDGET' }, changes)).toMatchObject([
    { old: [{ fileName: 'one.pdf' }], new: [{ fileName: 'two.pdf' }] },
  ]);
  expect(answersTo({ section: 'project', field: null }, changes)).toHaveLength(1);
  expect(answersTo({ section: 'project', field: 'summary' }, changes)).toEqual([]);
});

test('questions are those of the fund and of its answers', () => {
  expect(questionNames('CREDIT_FUND', 'documents', {})).toContain('BUSINESS_PLAN');
  expect(questionNames('BASE_FUND', 'loss', {})).not.toContain('lossLines');
  expect(questionNames('BASE_FUND', 'loss', { loss: { supportType: 'TARIFF_REVENUE_LOSS' } })).toContain(
    'lossLines',
  );
});

test.each([
  ['documents', 'BUDGET', 'docType.BUDGET'],
  ['loss', 'lossLines', 'group.lossLines'],
  ['organisation', 'focalPoint.email', 'field.organisation.focalPoint.email'],
  ['project', null, 'section.project'],
] as const)('%s %s is named by %s', (section, name, key) =>
  expect(questionKey('BASE_FUND', section, name)).toBe(key),
);
