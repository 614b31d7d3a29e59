import type { Language } from '@portal/contracts';
import type { Section } from '@portal/contracts/content/section.schemas';
import { useQuery } from '@portal/platform';
import { versionOf } from '../read-text/text.queries.ts';

/** What is public of a text, whatever its draft says. */
export const usePublished = ({ key, data, states }: Section, language: Language): unknown => {
  const state = states?.[language];
  const version = state?.status === 'CHANGED' ? state.publishedVersion : null;
  const address = { kind: 'sections', id: key, lang: language } as const;
  const { data: old } = useQuery({ ...versionOf(address, version ?? 1), enabled: version !== null });
  return state?.status === 'PUBLISHED' ? data[language] : old;
};
