import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Gives what one rendering adds a sheet of its own: when a sheet gets an at-rule, such as a media query, a browser styles
 * every element anew that any rule of that sheet matches.
 */
const separateSheets = ({ sheet }: EmotionCache): void => {
  const insert = sheet.insert.bind(sheet);
  let isOpen = false;
  sheet.insert = (rule) => {
    if (!isOpen) {
      isOpen = true;
      // Emotion starts a sheet when it has counted none.
      sheet.ctr = 0;
      queueMicrotask(() => {
        isOpen = false;
      });
    }
    insert(rule);
  };
};

/**
 * Emotion's cache, knowing what a page that was prerendered has already. Emotion itself would look for its own mark and move
 * what carries it, for which a browser styles and lays out the whole page anew: by a mark of ours the styles stay.
 */
export const adoptStyles = (): EmotionCache => {
  const cache = createCache({ key: 'css' });
  separateSheets(cache);
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-styles^="css "]')) {
    for (const id of dataset.styles?.split(' ').slice(1) ?? []) cache.inserted[id] = true;
  }
  return cache;
};
