import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

/** One style element of a page rendered ahead; emotion in the browser knows by the mark what is there. */
export interface PageStyle {
  /** Value of the `data-emotion` attribute. */
  mark: string;
  css: string;
}

/** Gathers what a rendering styles. Global rules first, in the order in which they came. */
export const collectStyles = () => {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const Collect = ({ children }: { children: ReactNode }) => (
    <CacheProvider value={cache}>{children}</CacheProvider>
  );
  const styles = (): PageStyle[] => {
    const all = Object.entries(cache.inserted).flatMap(([id, css]) =>
      typeof css === 'string' ? [{ id, css }] : [],
    );
    const isOwn = ({ id }: { id: string }) => cache.registered[`css-${id}`] !== undefined;
    const own = all.filter(isOwn);
    const global = all.filter((one) => !isOwn(one));
    return [
      ...global.map(({ id, css }) => ({ mark: `css-global ${id}`, css })),
      { mark: `css ${own.map(({ id }) => id).join(' ')}`, css: own.map(({ css }) => css).join('') },
    ];
  };
  return { Collect, styles };
};
