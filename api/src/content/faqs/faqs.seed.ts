import { faqKeys, seedCopy } from '../../../seed/site-copy.ts';
import type { Seeder } from '../../kernel/demo/seeder.ts';
import { inEveryLanguage } from '../../kernel/messages/messages.ts';

/** The questions of the FAQ page in six languages. */
export const seedFaqs: Seeder = async (tx, context) => {
  for (const [order, [key, category]] of faqKeys.entries()) {
    const texts = (part: 'question' | 'answer') => inEveryLanguage((lang) => seedCopy[lang].faqs[key][part]);
    const row = {
      id: context.id('faq'),
      category,
      question: tx.json(texts('question')),
      answer: tx.json(texts('answer')),
      order: (order + 1) * 10,
      isPublished: true,
      updatedAt: context.baseDate,
    };
    await tx`insert into faqs ${tx(row)}`;
  }
};
