import { changeLanguage } from '@portal/platform';
import type { InlinedRelease, ReleaseTexts } from '@portal/platform/release';
import { afterEach, expect, test, vi } from 'vitest';
import { releaseWith } from '../../test/release.ts';
import { createRemoteLoader } from '../remotes/remote-loader.ts';
import { releaseTexts } from './release-texts.ts';

type Ask = NonNullable<Parameters<typeof releaseTexts>[1]>;

const words: Record<string, string> = { fr: 'Examen', ar: 'مراجعة' };

/** As the gateway puts a release into a page in a language. */
const inPage = (sequence: number, language: 'en' | 'fr'): InlinedRelease => {
  const release = releaseWith({ previous: [], sequence });
  const { review } = release.remotes;
  if (!review) throw new Error('The release has no review.');
  const own = words[language];
  const manifest = { ...review.manifest, title: { en: 'Review', ...(own && { [language]: own }) } };
  return { ...release, languages: own ? ['en', 'fr'] : ['en'], remotes: { review: { ...review, manifest } } };
};

const tab = (language: 'en' | 'fr') => {
  const loader = createRemoteLoader(inPage(7, language), async () => {
    throw new Error('No code is wanted.');
  });
  const ask = vi.fn<Ask>(async ({ shellManifest, remotes }, language): Promise<ReleaseTexts> => {
    const manifest = remotes.review?.manifest;
    if (!manifest) throw new Error('The release has no review.');
    const title = { en: 'Review', [language]: words[language] };
    return { language, shell: shellManifest, builds: { new: { ...manifest, title } } };
  });
  const load = releaseTexts(loader, ask);
  return { loader, ask, load, title: () => loader.release().remotes.review?.manifest.title };
};

afterEach(() => changeLanguage('en'));

test('another language is fetched before the page changes to it, once, and the first one stays', async () => {
  const { ask, load, title } = tab('fr');
  await load('fr');
  await load('en');
  expect(ask).not.toHaveBeenCalled();
  await load('ar');
  expect(title()).toEqual({ en: 'Review', fr: 'Examen', ar: 'مراجعة' });
  await load('fr');
  await load('ar');
  expect(ask).toHaveBeenCalledOnce();
});

test('a release that came in another language gets the texts of the page', async () => {
  const { loader, title } = tab('en');
  await changeLanguage('fr');
  loader.setRelease(inPage(8, 'en'));
  await expect.poll(title).toEqual({ en: 'Review', fr: 'Examen' });
  expect(loader.release().sequence).toBe(8);
});

test('without an answer titles stay English and the language changes; the next change asks again', async () => {
  const { loader, ask, load, title } = tab('en');
  ask.mockRejectedValueOnce(new Error('offline'));
  expect(await load('fr')).toEqual({ default: {} });
  expect(title()).toEqual({ en: 'Review' });
  loader.setRelease(loader.release());
  expect(ask).toHaveBeenCalledOnce();
  await load('fr');
  expect(title()).toEqual({ en: 'Review', fr: 'Examen' });
});

test('texts of a release that the tab no longer has are left alone', async () => {
  const { loader, ask, load, title } = tab('en');
  ask.mockImplementationOnce(async () => {
    loader.setRelease(inPage(8, 'en'));
    return { language: 'fr', shell: loader.release().shellManifest, builds: {} };
  });
  await load('fr');
  expect(loader.release()).toMatchObject({ sequence: 8, languages: ['en'] });
  expect(title()).toEqual({ en: 'Review' });
});
