import type { Language } from '@portal/contracts';

type LatinLanguage = Exclude<Language, 'ar'>;

/** Small words that a language cannot do without and that none of the others has. */
const small: Record<LatinLanguage, ReadonlySet<string>> = {
  en: new Set('the and of is are with for this that our will from by we has'.split(' ')),
  fr: new Set('le les des du et est une dans pour avec qui sur nous aux au'.split(' ')),
  pt: new Set('os ao aos das da em uma um com não são pela pelo nossa nosso'.split(' ')),
  es: new Set('el los las del y con una es nuestra nuestro al su sus está más'.split(' ')),
  sw: new Set('ya wa na kwa za katika cha vya kwenye hii yetu ili pia kutoka wetu'.split(' ')),
};
const MIN_WORDS = 3;

/**
 * The language of a text in Latin letters, by the small words in it. @returns undefined for names, numbers, single
 * words and whatever is not clearly one of the portal's languages: such a text is read like what is around it.
 */
export const latinLanguageOf = (text: string): LatinLanguage | undefined => {
  const words = text.toLowerCase().match(/\p{Script=Latin}+/gu) ?? [];
  if (words.length < MIN_WORDS) return undefined;
  const hits = Object.entries(small)
    .map(([language, known]) => ({
      language: language as LatinLanguage, // the keys of the record
      count: words.filter((word) => known.has(word)).length,
    }))
    .toSorted((one, other) => other.count - one.count);
  const [best, next] = hits;
  const isClear = best !== undefined && best.count >= MIN_WORDS && best.count >= 2 * (next?.count ?? 0);
  return isClear ? best.language : undefined;
};

/** The language in which a run is read, by its letters; undefined for digits and signs, which any has. */
export const spokenLanguage = (run: string, latin: Language | undefined): Language | undefined => {
  if (/(?=\p{Script=Arabic})\p{L}/u.test(run)) return 'ar';
  return /\p{Script=Latin}/u.test(run) ? latin : undefined;
};
