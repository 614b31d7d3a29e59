import { completeBase, completeCredit } from '@portal/application-form/complete-example';
import { languages } from '@portal/contracts';
import { expect, test } from 'vitest';
import { printedExample } from '../../../../test/support/printed-example.ts';
import { applicationDocument } from '../../../review/exports/pdf/application-document.ts';
import type { PdfBlock } from './document-model.ts';
import { latinLanguageOf, spokenLanguage } from './language-of-text.ts';

test.each([
  ['en', 'The new line mills maize for the markets of Ghana and is run by our own people.'],
  ['fr', 'La nouvelle ligne produit de la farine pour les marchés du Ghana et est gérée avec nous.'],
  ['pt', 'A nova linha produz farinha em Acra com uma equipa da nossa empresa.'],
  ['es', 'La nueva línea produce harina para los mercados y el equipo es nuestro.'],
  ['sw', 'Laini mpya inasaga mahindi kwa masoko ya Ghana na kazi katika kiwanda hii yetu.'],
] as const)('a sentence in %s', (language, text) => {
  expect(latinLanguageOf(text)).toBe(language);
});

test.each(['Bello Mills', '12,500.00', 'BF-2026-000123', 'de la', 'الوزارة', '世界', 'Kofi y Ama'])(
  'no language is guessed for %s',
  (text) => {
    expect(latinLanguageOf(text)).toBeUndefined();
  },
);

test('letters decide between Arabic and Latin; digits and signs belong to what is around them', () => {
  expect(spokenLanguage('خط إنتاج', 'fr')).toBe('ar');
  expect(spokenLanguage('Bello', 'fr')).toBe('fr');
  expect(spokenLanguage('Bello', undefined)).toBeUndefined();
  expect(spokenLanguage('(1,500)، ', 'fr')).toBeUndefined();
});

const ownWords = (block: PdfBlock): string[] => {
  if (block.kind === 'entries') return block.entries.map(({ label }) => label);
  return block.kind === 'table' ? block.columns.map(({ title }) => title) : [];
};

test.each(languages)('no heading or label in %s is taken for another language', (language) => {
  for (const [fundType, answers] of [
    ['BASE_FUND', completeBase],
    ['CREDIT_FUND', completeCredit],
  ] as const) {
    const printed = printedExample({ fundType, answers, language });
    const { sections } = applicationDocument(printed, new Date('2026-11-20'));
    const words = sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(ownWords)]);
    for (const text of words) expect([language, undefined], text).toContain(latinLanguageOf(text));
  }
});
