import { languages } from '@portal/contracts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatBytes, formatDate, formatDayAndMonth, formatMoney, languageMark, localise } from './format.ts';
import { formatNumber } from './format-number.ts';
import {
  addNamespace,
  changeLanguage,
  currentLanguage,
  i18n,
  returnToOwnLanguage,
  startLanguage,
} from './i18n.ts';
import { recallLanguage } from './remembered-language.ts';

afterEach(() => changeLanguage('en'));

const later = () => {
  let arrive = () => {};
  const words = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { words, arrive: () => arrive() };
};

describe('changing the language', () => {
  test('turns the page, is remembered, and loads only that language', async () => {
    const asked: string[] = [];
    await addNamespace('test', async (language) => {
      asked.push(language);
      return { default: { hello: language === 'ar' ? 'مرحبا' : 'Hello' } };
    });
    await changeLanguage('ar');
    expect(i18n.t('test:hello')).toBe('مرحبا');
    expect(asked).toEqual(['en', 'ar']);
    expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect(document.cookie).toContain('portal_language=ar');
    expect(localStorage.getItem('portal_language')).toBe('ar');
    expect(recallLanguage()).toBe('ar');
  });

  test('that was asked for last counts, also where the words of an earlier one arrive later', async () => {
    const late = later();
    await addNamespace('test', async (language) => {
      if (language === 'fr') await late.words;
      return { default: {} };
    });
    const first = changeLanguage('fr');
    await changeLanguage('es');
    late.arrive();
    await first;
    expect(currentLanguage()).toBe('es');
    expect(recallLanguage()).toBe('es');
  });

  test('turns a page, too, that arrives while words of others are under way', async () => {
    const late = later();
    await addNamespace('test', async (language) => {
      if (language === 'fr') await late.words;
      return { default: {} };
    });
    const change = changeLanguage('fr');
    await addNamespace('page', async (language) => ({ default: { hello: language } }));
    late.arrive();
    await change;
    expect(i18n.t('page:hello')).toBe('fr');
  });

  test('turns a page, too, whose words in the language before were under way', async () => {
    const late = later();
    const page = addNamespace('late', async (language) => {
      if (language === 'en') await late.words;
      return { default: { hello: language } };
    });
    await changeLanguage('fr');
    late.arrive();
    await page;
    expect(i18n.t('late:hello')).toBe('fr');
  });

  test('that an address named for its page reaches neither the choice nor the workspace', async () => {
    await changeLanguage('pt');
    window.history.replaceState(null, '', '/about-us?lang=sw');
    await startLanguage();
    expect(currentLanguage()).toBe('sw');
    window.history.replaceState(null, '', '/workspace');
    await returnToOwnLanguage();
    expect(currentLanguage()).toBe('pt');
    expect(document.documentElement.lang).toBe('pt');
    expect(localStorage.getItem('portal_language')).toBe('pt');
  });

  test('counts have comma thousands in every text, years have none', async () => {
    const words = { found: 'Found: {{count}} of {{year}}' };
    await addNamespace('counts', async () => ({ default: words }));
    expect(i18n.t('counts:found', { count: 12_345, year: 2026 })).toBe('Found: 12,345 of 2026');
  });

  test('that cannot load its words leaves the page in its language', async () => {
    let refuse = false;
    await addNamespace('test', async () => {
      if (refuse) throw new Error('no connection');
      return { default: {} };
    });
    refuse = true;
    await expect(changeLanguage('fr')).rejects.toThrow('no connection');
    expect(currentLanguage()).toBe('en');
    expect(document.documentElement.lang).toBe('en');
    refuse = false;
  });
});

describe('figures', () => {
  test('French counts the first day of a month, and no other', async () => {
    await changeLanguage('fr');
    expect(formatDate('2025-11-01T12:00:00Z')).toBe('1er novembre 2025');
    expect(formatDate('2025-11-11T12:00:00Z')).toBe('11 novembre 2025');
    expect(formatDayAndMonth('2025-11-01T12:00:00Z')).toBe('1er nov.');
  });

  test('the dates of a list share a formatter for each language and time zone', async () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    const late = '2026-02-03T22:30:00Z';
    const written = ['UTC', 'Asia/Tokyo', 'UTC'].map((zone) => formatDate(late, zone));
    await changeLanguage('es');
    const changed = ['UTC', 'Asia/Tokyo', 'UTC'].map((zone) => formatDate(late, zone));
    expect([written, changed]).toEqual([
      ['3 February 2026', '4 February 2026', '3 February 2026'],
      ['3 de febrero de 2026', '4 de febrero de 2026', '3 de febrero de 2026'],
    ]);
    expect(made).toHaveBeenCalledTimes(4);
    made.mockRestore();
  });

  test.each(languages)('have comma thousands and Latin digits in %s', async (language) => {
    await changeLanguage(language);
    expect(formatNumber(1240500.5)).toBe('1,240,500.5');
    expect(formatMoney({ amount: '1240500.00', currency: 'USD' })).toBe('USD\u00a01,240,500');
    expect(formatDate('2025-11-20T12:00:00Z')).toMatch(/20/);
    expect(formatDate('2025-11-20T12:00:00Z')).toMatch(/2025/);
  });

  test('money keeps every digit and shows cents only where there are any', () => {
    expect(formatMoney({ amount: '99999999999999.10', currency: 'USD' })).toBe(
      'USD\u00a099,999,999,999,999.10',
    );
    expect(formatMoney({ amount: '-1200', currency: 'EUR' })).toBe('EUR\u00a0-1,200');
  });

  test.each([
    [formatBytes(5_242_880), '5\u00a0MB'],
    [formatBytes(480 * 1024), '480\u00a0kB'],
    [formatBytes(1), '1\u00a0kB'],
    [formatBytes(0), '0\u00a0kB'],
  ])('%s', (shown, expected) => expect(shown).toBe(expected));
});

test.each([
  ['fr', ['1 ko', '480 ko', '5 Mo']],
  ['ar', ['1 كيلوبايت', '480 كيلوبايت', '5 م.ب']],
] as const)('the size of a file has the unit of its language in %s', async (language, shown) => {
  await changeLanguage(language);
  expect([10, 480 * 1024, 5_242_880].map((size) => formatBytes(size).replace(/\s/, ' '))).toEqual(shown);
});

test('a text without the language is shown in English', async () => {
  await changeLanguage('sw');
  expect(localise({ en: 'Fund', sw: 'Mfuko' })).toBe('Mfuko');
  expect(localise({ en: 'Fund' })).toBe('Fund');
  expect(languageMark({ en: 'Fund', sw: 'Mfuko' })).toEqual({});
  expect(languageMark({ en: 'Fund' })).toEqual({ lang: 'en', dir: 'ltr' });
});
