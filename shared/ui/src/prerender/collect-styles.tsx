import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { withVendorPrefixes } from './vendor-prefixes.ts';
import { withoutUnusedTokens } from './without-unused-tokens.ts';

/**
 * Gathers what a rendering styles, as far as this page needs it. Global rules first, in the order in which
 * they came; then, of the components' own, those that are whole, and those that lack tokens, without a mark.
 */
export const collectStyles = () => {
  const cache = createCache({ key: 'css', stylisPlugins: [withVendorPrefixes] });
  cache.compat = true;
  const Collect = ({ children }: { children: ReactNode }) => (
    <CacheProvider value={cache}>{children}</CacheProvider>
  );
  const styles = (markup: string) => {
    const whole = Object.entries(cache.inserted).flatMap(([id, css]) =>
      typeof css === 'string' ? [{ id, css }] : [],
    );
    const needed = withoutUnusedTokens(
      whole.map(({ css }) => css),
      markup,
    );
    const all = whole.map(({ id, css }, at) => ({ id, css: needed[at] ?? css, isWhole: needed[at] === css }));
    const isOwn = ({ id }: { id: string }) => cache.registered[`css-${id}`] !== undefined;
    const global = all.filter((one) => !isOwn(one));
    const own = all.filter(isOwn);
    const kept = own.filter(({ isWhole }) => isWhole);
    const cut = own.filter(({ isWhole }) => !isWhole);
    const text = (some: typeof own): string => some.map(({ css }) => css).join('');
    return [
      ...global.map(({ id, css, isWhole }) => ({
        css,
        isGlobal: true as const,
        ...(isWhole && { mark: `css-global ${id}` }),
      })),
      { mark: `css ${kept.map(({ id }) => id).join(' ')}`, css: text(kept) },
      ...(cut.length > 0 ? [{ css: text(cut) }] : []),
    ];
  };
  return { Collect, styles };
};
