import { faqKeys, seedCopy } from '../../../seed/site-copy.ts';
import type { Seeder } from '../../kernel/demo/seeder.ts';
import { inEveryLanguage } from '../../kernel/messages/messages.ts';
import { seedEntries } from '../entries/entries.db.ts';
import { faqs } from './faqs.db.ts';

/** The questions of the FAQ page in six languages. */
export const seedFaqs: Seeder = (tx, context) => {
  const entries = faqKeys.map(([key, category]) => {
    const texts = (part: 'question' | 'answer') => inEveryLanguage((lang) => seedCopy[lang].faqs[key][part]);
    return { category, question: texts('question'), answer: texts('answer') };
  });
  return seedEntries(tx, context, faqs, entries);
};
