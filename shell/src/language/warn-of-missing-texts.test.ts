import { i18n } from '@portal/platform';
import { expect, test, vi } from 'vitest';
import { warnOfMissingTexts } from './warn-of-missing-texts.ts';

test('in development a text that is not there is named, one with words of its own is not', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  warnOfMissingTexts();
  i18n.t('shell:loadFailed.title');
  i18n.t('shell:none', { defaultValue: 'Words' });
  i18n.t('shell:no.such');
  i18n.options.saveMissing = false;
  expect(warned.mock.calls).toEqual([
    ['The namespace shell has no "no.such": add it to its locales/en.json.'],
  ]);
});
