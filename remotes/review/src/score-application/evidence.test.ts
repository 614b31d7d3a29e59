import { answerFields } from '@portal/application-view';
import { criteria } from '@portal/contracts/applications/criteria';
import { documentRules } from '@portal/contracts/applications/documents';
import { expect, test } from 'vitest';
import { evidenceOf } from './evidence.ts';

const answers = { loss: { supportType: 'TARIFF_REVENUE_LOSS' as const } };

test.each(['BASE_FUND', 'CREDIT_FUND'] as const)(
  'what a criterion of the %s is judged by is asked for',
  (fund) => {
    const taken = new Set(documentRules[fund].map(({ docType }) => docType));
    for (const { id } of criteria[fund]) {
      const { answers: named, documents } = evidenceOf[id];
      expect(named.length + documents.length, id).toBeGreaterThan(0);
      expect(
        documents.filter((docType) => !taken.has(docType)),
        id,
      ).toEqual([]);
      for (const [section, ...names] of named) {
        const asked = answerFields(fund, section, answers).map(({ name }) => name);
        expect(
          names.filter((name) => !asked.includes(name)),
          `${id}: ${section}`,
        ).toEqual([]);
      }
    }
  },
);
