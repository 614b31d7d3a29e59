import type { Language } from '@portal/contracts';
import type { Faq } from '@portal/contracts/content/faqs';
import type { FaqCategory } from '@portal/contracts/content/keys';

/** Lower case without accents, vowel marks or curled apostrophes, so that "l'eligibilite" finds "l’éligibilité". */
const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLocaleLowerCase();

const textOf = (faq: Faq, language: Language): string =>
  plain(`${faq.question[language] ?? faq.question.en} ${faq.answer[language] ?? faq.answer.en}`);

interface FaqFilter {
  /** Every word must occur in the question or the answer. */
  search: string;
  /** Absent: all of them. */
  category: FaqCategory | undefined;
}

/** The questions that pass the filter in what the reader sees of them, in their order. */
export const searchFaqs = (
  faqs: readonly Faq[],
  { search, category }: FaqFilter,
  language: Language,
): Faq[] => {
  const terms = plain(search).split(/\s+/).filter(Boolean);
  return faqs.filter((faq) => {
    if (category !== undefined && faq.category !== category) return false;
    const text = textOf(faq, language);
    return terms.every((word) => text.includes(word));
  });
};
