import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Emotion's cache, knowing what a page that was prerendered has already. Emotion itself would look for its own mark and move
 * what carries it, for which a browser styles and lays out the whole page anew: by a mark of ours the styles stay.
 */
export const adoptStyles = (): EmotionCache => {
  const cache = createCache({ key: 'css' });
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-styles^="css "]')) {
    for (const id of dataset.styles?.split(' ').slice(1) ?? []) cache.inserted[id] = true;
  }
  return cache;
};
