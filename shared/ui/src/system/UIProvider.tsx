import { ChakraProvider } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useMemo } from 'react';
import { adoptStyles } from './adopt-styles.ts';
import { system } from './system.ts';
import { defaultLabels, UIContext, type UILabels } from './ui-context.ts';

export interface UIProviderProps {
  children: ReactNode;
  /** Only for rendering on the server or under a nonce; the browser makes its own. */
  cache?: EmotionCache | undefined;
  /** Styles of the whole page: made here, or in the page already as the file of them that a build brings. */
  globalStyles?: 'made' | 'linked' | undefined;
  labels?: Partial<UILabels> | undefined;
  /** Whether the page was rendered on the server for a window in which tables are drawn as cards. */
  isNarrowAtStart?: boolean | undefined;
}

/** One for the life of the document, made when it is first wanted: a page may bring its styles while scripts are evaluated. */
let ownCache: EmotionCache | undefined;

const cacheOfDocument = (): EmotionCache | undefined => {
  if (typeof document === 'object') ownCache ??= adoptStyles();
  return ownCache;
};

/** The same system without what Chakra's provider would make for the whole page. */
const systemOfLinked: typeof system = Object.create(system, { _global: { value: [] } });

export function UIProvider({
  children,
  cache = cacheOfDocument(),
  globalStyles = 'made',
  labels,
  isNarrowAtStart = false,
}: UIProviderProps) {
  const value = useMemo(
    () => ({ labels: { ...defaultLabels, ...labels }, isNarrowAtStart }),
    [labels, isNarrowAtStart],
  );
  const styled = (
    <ChakraProvider value={globalStyles === 'made' ? system : systemOfLinked}>
      <UIContext value={value}>{children}</UIContext>
    </ChakraProvider>
  );
  return cache ? <CacheProvider value={cache}>{styled}</CacheProvider> : styled;
}
