import { isLanguage, languageNames } from '@portal/contracts';
import { isSectionKey } from '@portal/contracts/content/keys';
import { localise, useQuery, useTranslation } from '@portal/platform';
import { entriesOf } from '../edit-directory/use-directory.ts';
import { partners } from '../edit-partners/partners.ts';
import { textPath } from '../navigation/paths.ts';
import { allSections } from '../read-sections/content.queries.ts';
import { usesOf } from './uses-of.ts';

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

/** Where a published file is shown or linked to, in texts as editors have them. */
export const useUses = (file: string): Place[] => {
  const placesOf = usePlaces();
  const { data: sections = [] } = useQuery(allSections);
  const { data: named = [] } = useQuery(entriesOf(partners));
  return [
    ...usesOf(file, sections).map(({ key, lang }) => `${key}.${lang}`),
    ...named.filter(({ logoFileKey }) => logoFileKey === file).map(({ id }) => `partners.${id}`),
  ].flatMap(placesOf);
};
