import { loadApplicationTranslations } from '@portal/application-view';
import { startLanguage } from '@portal/platform';
import { expect, test } from 'vitest';
import { lineText } from './line-text.ts';

test('the parts of a closed line are parted as its language does', async () => {
  await startLanguage('ar');
  await loadApplicationTranslations('ar');
  expect(lineText('USD', 'مطحنة', '1200')).toBe('مطحنة، USD\u00a01,200');
  expect(lineText('USD', '', '1200')).toBe('USD\u00a01,200');
});
