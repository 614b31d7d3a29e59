import { LocaleProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/**
 * The state machines behind these parts write `dir` themselves, from this locale and not from the page.
 * Read while rendering: a change of language renders everything anew.
 */
export const OverlayLocale = ({ children }: { children: ReactNode }) => (
  <LocaleProvider locale={(typeof document !== 'undefined' && document.documentElement.lang) || 'en'}>
    {children}
  </LocaleProvider>
);
