import { languages } from '@portal/contracts';
import { words } from '../../../seed/words/all.ts';
import { faqKeys } from '../../../seed/words/words.ts';
import type { Seeder } from '../../kernel/demo/seeder.ts';

/** The questions of the FAQ page in six languages. */
export const seedFaqs: Seeder = async (tx, context) => {
  for (const [order, [key, category]] of faqKeys.entries()) {
    const texts = (part: 0 | 1) =>
      Object.fromEntries(languages.map((lang) => [lang, words[lang].faqs[key][part]]));
    const row = {
      id: context.id('faq'),
      category,
      question: tx.json(texts(0)),
      answer: tx.json(texts(1)),
      order: (order + 1) * 10,
      isPublished: true,
      updatedAt: context.baseDate,
    };
    await tx`insert into faqs ${tx(row)}`;
  }
};
