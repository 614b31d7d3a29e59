import { type Language, languages } from '@portal/contracts';
import type { Faq, FaqInput } from '@portal/contracts/faqs/schemas';

type Texts = Record<Language, string>;

/** A question as the form holds it: a missing text is an empty one. */
export interface FaqValues {
  category: Faq['category'];
  question: Texts;
  answer: Texts;
  isPublished: boolean;
}

const filled = (texts: Partial<Texts> = {}): Texts => ({
  en: '',
  fr: '',
  pt: '',
  ar: '',
  es: '',
  sw: '',
  ...texts,
});

export const faqValues = (faq?: Faq): FaqValues => ({
  category: faq?.category ?? 'GENERAL',
  question: filled(faq?.question),
  answer: filled(faq?.answer),
  isPublished: faq?.isPublished ?? false,
});

/** English and whatever else says something. */
const said = (texts: Texts): FaqInput['question'] => ({
  ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== '')),
  en: texts.en,
});

export const faqInput = ({ question, answer, ...rest }: FaqValues, order: number): FaqInput => ({
  ...rest,
  question: said(question),
  answer: said(answer),
  order,
});

/** The languages in which both the question and the answer are there. */
export const completeLanguages = ({ question, answer }: Pick<Faq, 'question' | 'answer'>): Language[] =>
  languages.filter((code) => question[code]?.trim() && answer[code]?.trim());

/** The place after the last question. */
export const lastPlace = (faqs: readonly Faq[]): number =>
  Math.min(10_000, Math.max(0, ...faqs.map(({ order }) => order)) + 10);
