import { currentLanguage } from '@portal/platform';
import { type InlinedRelease, servedReleasePath, servedTag } from '@portal/platform/release';

const timeoutMs = 5_000;

/**
 * The release that is served now; `undefined` when it is the known one, which costs an empty answer.
 * @throws when the request fails
 */
export const fetchServedRelease = async (known: InlinedRelease): Promise<InlinedRelease | undefined> => {
  const response = await fetch(`${servedReleasePath}?language=${currentLanguage()}`, {
    cache: 'no-store',
    headers: { 'if-none-match': servedTag(known) },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 304) return undefined;
  if (!response.ok) throw new Error(`The release was answered with ${response.status}.`);
  // The gateway of the same origin wrote it from types of the same package.
  return (await response.json()) as InlinedRelease;
};
