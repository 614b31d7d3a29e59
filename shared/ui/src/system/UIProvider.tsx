import { ChakraProvider } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useMemo } from 'react';
import { system } from './system.ts';
import { defaultLabels, UIContext, type UILabels } from './ui-context.ts';

export interface UIProviderProps {
  children: ReactNode;
  /** Only for rendering on the server or under a nonce; the browser makes its own. */
  cache?: EmotionCache | undefined;
  labels?: Partial<UILabels> | undefined;
  /** Folder that answers `<code>.svg`. Default `/flags`. */
  flagUrl?: string | undefined;
}

export function UIProvider({ children, cache, labels, flagUrl = '/flags' }: UIProviderProps) {
  const value = useMemo(() => ({ labels: { ...defaultLabels, ...labels }, flagUrl }), [labels, flagUrl]);
  const styled = (
    <ChakraProvider value={system}>
      <UIContext value={value}>{children}</UIContext>
    </ChakraProvider>
  );
  return cache ? <CacheProvider value={cache}>{styled}</CacheProvider> : styled;
}
