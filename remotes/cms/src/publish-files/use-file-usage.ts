import { isLanguage, type Language, languageNames, languages } from '@portal/contracts';
import { isSectionKey, type SectionKey } from '@portal/contracts/content/keys';
import type { Section } from '@portal/contracts/content/section.schemas';
import { localise, useQuery, useTranslation } from '@portal/platform';
import { entriesOf } from '../edit-directory/directory.queries.ts';
import { partners } from '../edit-partners/partners.ts';
import { textPath } from '../navigation/paths.ts';
import { allSections } from '../read-sections/content.queries.ts';

interface Use {
  key: SectionKey;
  lang: Language;
}

const names = (value: unknown, file: string): boolean => {
  if (typeof value === 'string')
    return value === file || value.split(/[?#]/)[0]?.endsWith(`/${file}`) === true;
  return (
    typeof value === 'object' && value !== null && Object.values(value).some((inner) => names(inner, file))
  );
};

/** The texts that link to or show a published file. */
const usesOf = (file: string, sections: readonly Section[]): Use[] =>
  sections.flatMap(({ key, data }) =>
    languages.filter((lang) => names(data[lang], file)).map((lang) => ({ key, lang })),
  );

/** A text that is edited here, by its name. */
export interface Place {
  to: string;
  name: string;
}

/** Makes places of what the server calls `home.fr` or `partners.prt_1`; what it does not know it leaves out. */
export const usePlaces = () => {
  const { t } = useTranslation('cms');
  const { data: named = [] } = useQuery(entriesOf(partners));
  return (place: string): Place[] => {
    const [key, part = ''] = place.split('.');
    if (isSectionKey(key) && isLanguage(part))
      return [
        {
          to: textPath({ kind: 'sections', id: key, lang: part }),
          name: `${t(`sections.${key}`)} (${languageNames[part]})`,
        },
      ];
    const partner = named.find(({ id }) => id === part);
    return partner ? [{ to: textPath({ kind: 'partners', id: part }), name: localise(partner.name) }] : [];
  };
};

/** Where a published file is shown or linked to, in texts as editors have them; `undefined` until they are read. */
export const useFileUsage = (file: string): Place[] | undefined => {
  const placesOf = usePlaces();
  const { data: sections } = useQuery(allSections);
  const { data: named } = useQuery(entriesOf(partners));
  if (!sections || !named) return undefined;
  return [
    ...usesOf(file, sections).map(({ key, lang }) => `${key}.${lang}`),
    ...named.filter(({ logoFileKey }) => logoFileKey === file).map(({ id }) => `partners.${id}`),
  ].flatMap(placesOf);
};
