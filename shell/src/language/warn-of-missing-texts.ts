import { i18n } from '@portal/platform';

/** In development: a page shows the name of a text that is not there, and its console what to add. */
export const warnOfMissingTexts = (): void => {
  Object.assign(i18n.options, {
    saveMissing: true,
    saveMissingTo: 'current',
    missingKeyHandler: ([language]: readonly string[], namespace: string, key: string, shown: string) => {
      if (shown === key)
        console.warn(`The namespace ${namespace} has no "${key}": add it to its locales/${language}.json.`);
    },
  });
};
