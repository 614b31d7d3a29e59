import type { Language } from '@portal/contracts';
import type { Section } from '@portal/contracts/content/section.schemas';
import { useNewestVersion } from '../read-text/text.queries.ts';

/** What is public of a section, whatever its draft says. */
export const usePublished = ({ key, data, states }: Section, language: Language): unknown => {
  const status = states?.[language]?.status;
  const { words } = useNewestVersion({ kind: 'sections', id: key, lang: language }, status === 'CHANGED');
  return status === 'PUBLISHED' ? data[language] : words;
};
