import type { PagesWanted, ProviderSettings } from '@portal/gateway';
import { isName } from '@portal/release/store/layout';
import { meantText } from '@portal/release/store/meant-name';
import type { PortalOptions } from './portal.ts';

const startWords = ['--', '--no-pin', '--no-build'];

/** What is done with the workspace, by the words after `pnpm start`. @throws when one is not understood: it would be pinned */
export const releasesOf = (words: readonly string[]): PortalOptions['releases'] => {
  const unknown = words.find((word) => !startWords.includes(word));
  if (unknown !== undefined)
    throw new Error(`"${unknown}" means nothing to a start.${meantText(unknown, startWords)}`);
  // For an environment that is only pinned or promoted to by command.
  if (words.includes('--no-pin')) return 'nothing';
  return words.includes('--no-build') ? 'built' : 'workspace';
};

/** The environment that this process serves. @throws when the setting is no name of one */
export const environmentOf = ({ PORTAL_ENVIRONMENT }: NodeJS.ProcessEnv): string => {
  const name = PORTAL_ENVIRONMENT || 'production';
  if (isName('environment', name)) return name;
  throw new Error(
    `PORTAL_ENVIRONMENT="${name}" is no name of an environment: small letters, digits and hyphens.`,
  );
};

/** Milliseconds between two looks at the figures of canaries. @throws when the setting is no number of seconds */
export const judgeEveryOf = ({ CANARY_JUDGE_SECONDS }: NodeJS.ProcessEnv): number => {
  const seconds = Number(CANARY_JUDGE_SECONDS || 30);
  if (Number.isInteger(seconds) && seconds >= 1 && seconds <= 3_600) return seconds * 1_000;
  throw new Error(`CANARY_JUDGE_SECONDS="${CANARY_JUDGE_SECONDS}" is no whole number from 1 to 3600.`);
};

/** One of two words, by default the first. @throws when the setting is neither */
const oneOf = <Word extends string>(
  name: string,
  words: readonly [Word, Word],
  env: NodeJS.ProcessEnv,
): Word => {
  const wanted = words.find((word) => word === (env[name] || words[0]));
  if (wanted) return wanted;
  throw new Error(`${name}="${env[name]}" is neither "${words[0]}" nor "${words[1]}".`);
};

/** Which public pages are rendered before somebody asks for them. */
export const prerenderOf = (env: NodeJS.ProcessEnv): PagesWanted =>
  oneOf('PAGES_AHEAD', ['all', 'asked'], env);

/** Whether browsers keep some pages for when there is no connection. */
export const offlineOf = (env: NodeJS.ProcessEnv): boolean =>
  oneOf('OFFLINE_PAGES', ['on', 'off'], env) === 'on';

/** Address of an API that runs elsewhere. @throws when it is none that can be asked */
export const apiUrlOf = ({ API_URL: url }: NodeJS.ProcessEnv): string | undefined => {
  if (url && !['http:', 'https:'].includes(URL.parse(url)?.protocol ?? ''))
    throw new Error(`API_URL="${url}" is no http address, such as http://api:8080.`);
  return url || undefined;
};

const isThisMachine = ({ hostname }: URL): boolean => ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);

const refuseUnsafe = (name: string, value: string): void => {
  const address = URL.parse(value);
  if (!address || !(address.protocol === 'https:' || isThisMachine(address)))
    throw new Error(`${name}="${value}" is no https address.`);
};

/** Where a chat takes messages as `{"text":"…"}`. @throws when the setting is no safe address */
export const noticeUrlOf = ({ CANARY_NOTICE_URL: url }: NodeJS.ProcessEnv): string | undefined => {
  if (url) refuseUnsafe('CANARY_NOTICE_URL', url);
  return url || undefined;
};

/** At which people sign in to the release console. @throws when a setting of it is missing or not safe */
export const consoleProviderOf = (env: NodeJS.ProcessEnv): ProviderSettings | undefined => {
  const { RELEASE_OIDC_ISSUER: issuer, RELEASE_OIDC_CLIENT_ID: clientId } = env;
  if (!issuer && !clientId) return undefined;
  if (!issuer || !clientId)
    throw new Error('RELEASE_OIDC_ISSUER and RELEASE_OIDC_CLIENT_ID are set together or not at all.');
  refuseUnsafe('RELEASE_OIDC_ISSUER', issuer);
  return { issuer, clientId, clientSecret: env.RELEASE_OIDC_CLIENT_SECRET || undefined };
};
