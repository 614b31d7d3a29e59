import type { Language } from '@portal/contracts';
import { currentLanguage } from '@portal/platform';
import {
  type InlinedRelease,
  type ReleaseTexts,
  releaseTextsPath,
  withTexts,
} from '@portal/platform/release';
import type { RemoteLoader } from '../remotes/remote-loader.ts';

type AskTexts = (release: InlinedRelease, language: Language) => Promise<ReleaseTexts>;

const timeoutMs = 5_000;

const askTexts: AskTexts = async ({ environment, sequence }, language) => {
  const path = releaseTextsPath(environment, sequence, language);
  const response = await fetch(path, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`The texts of the release were answered with ${response.status}.`);
  // The gateway of the same origin wrote it from types of the same package.
  return (await response.json()) as ReleaseTexts;
};

const speaks = ({ languages }: InlinedRelease, language: Language): boolean =>
  languages?.includes(language) ?? true;

/**
 * A namespace without texts of its own: titles and menus of the release are fetched in the language that the page
 * changes to, and in the page's language when the release changes. Where they cannot be had they stay English.
 */
export const releaseTexts = (
  loader: Pick<RemoteLoader, 'release' | 'setRelease' | 'subscribe'>,
  ask = askTexts,
) => {
  const tried = new WeakSet<InlinedRelease>();

  const translate = async (language: Language): Promise<void> => {
    const release = loader.release();
    if (speaks(release, language)) return;
    tried.add(release);
    const texts = await ask(release, language).catch(() => undefined);
    if (texts && loader.release() === release) loader.setRelease(withTexts(release, texts));
  };

  loader.subscribe(() => {
    if (!tried.has(loader.release())) void translate(currentLanguage());
  });
  return async (language: Language) => {
    await translate(language);
    return { default: {} };
  };
};
