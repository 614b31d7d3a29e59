import type { Language } from '@portal/contracts';
import type { Section } from '@portal/contracts/content/section.schemas';
import { useQuery } from '@portal/platform';
import { createContext, useContext } from 'react';
import { versionOf } from '../read-history/versions.queries.ts';

/** The form's values as they are public; `undefined` when nothing of it is public or known. */
export const PublishedContent = createContext<unknown>(undefined);

/** What is public of a text, whatever its draft says. */
export const usePublished = ({ key, data, states }: Section, language: Language): unknown => {
  const state = states?.[language];
  const version = state?.status === 'CHANGED' ? state.publishedVersion : null;
  const { data: old } = useQuery({ ...versionOf(key, language, version ?? 1), enabled: version !== null });
  return state?.status === 'PUBLISHED' ? data[language] : old?.data;
};

/** The public text of a field by its path in the form, such as `data.hero.title`; '' where it has none. */
export const usePublishedText = (name: string): string | undefined => {
  const content = useContext(PublishedContent);
  if (content === undefined) return undefined;
  const value = name
    .split('.')
    .reduce<unknown>(
      (inner, part) => (Object(inner) === inner ? Reflect.get(Object(inner), part) : ''),
      content,
    );
  return typeof value === 'string' ? value : '';
};
