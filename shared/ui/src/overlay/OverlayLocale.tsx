import { LocaleProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useUI } from '../system/ui-context.ts';

/** The state machines behind these parts write `dir` themselves, from this locale and not from the page. */
export const OverlayLocale = ({ children }: { children: ReactNode }) => (
  <LocaleProvider locale={useUI().labels.language}>{children}</LocaleProvider>
);
