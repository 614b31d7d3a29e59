import { isLanguage, type Language } from '@portal/contracts';
import { isSectionKey, type SectionKey } from '@portal/contracts/content/keys';
import { currentLanguage, useParams, useSearchParams } from '@portal/platform';

/** The section and language that the address names; else home, in the language of the page. */
export const useChosen = (): { key: SectionKey; language: Language } => {
  const { key } = useParams();
  const [search] = useSearchParams();
  const lang = search.get('text');
  return { key: isSectionKey(key) ? key : 'home', language: isLanguage(lang) ? lang : currentLanguage() };
};
