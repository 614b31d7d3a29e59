import { createContext, useContext } from 'react';

/** The form's values as they are public; `undefined` when nothing of it is public or known. */
export const PublishedContent = createContext<unknown>(undefined);

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
