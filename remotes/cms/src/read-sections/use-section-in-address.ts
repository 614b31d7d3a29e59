import { isLanguage, type Language } from '@portal/contracts';
import { isSectionKey, type SectionKey } from '@portal/contracts/content/keys';
import { currentLanguage, useParams, useSearchParams } from '@portal/platform';

/** The language of the text that an address names; else that of the page. */
const languageIn = (search: URLSearchParams): Language => {
  const lang = search.get('text');
  return isLanguage(lang) ? lang : currentLanguage();
};

/** The same for every address of one text, another for another text. */
export const textAt = ({ pathname, search }: { pathname: string; search: string }): string =>
  `${pathname} ${languageIn(new URLSearchParams(search))}`;

/** The section and language that the address names; else home, in the language of the page. */
export const useSectionInAddress = (): { key: SectionKey; language: Language } => {
  const { key } = useParams();
  const [search] = useSearchParams();
  return { key: isSectionKey(key) ? key : 'home', language: languageIn(search) };
};
