import type { Language } from '@portal/contracts';
import type { SectionKey } from '@portal/contracts/content/keys';
import { createContext, useContext } from 'react';

/** The section that the form shows, and in which language. */
export const EditedSection = createContext<{ key: SectionKey; language: Language }>({
  key: 'home',
  language: 'en',
});

export const useEditedSection = () => useContext(EditedSection);
