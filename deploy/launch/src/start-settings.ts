import type { PagesWanted, ProviderSettings } from '@portal/gateway';
import { isName } from '@portal/release/store/layout';
import { meantText } from '@portal/release/store/meant-name';
import type { PortalOptions } from './portal.ts';

const releases = new Map([
  // For an environment that is only pinned or promoted to by command.
  ['--no-pin', 'nothing'],
  ['--no-build', 'built'],
] as const);

/** What the words after `pnpm start` say of builds and pins. @throws when one of them is not understood: it would pin */
export const releasesOf = (words: readonly string[]): PortalOptions['releases'] => {
  const known: string[] = ['--', ...releases.keys()];
  const unknown = words.find((word) => !known.includes(word));
  if (unknown !== undefined)
    throw new Error(`"${unknown}" means nothing to a start.${meantText(unknown, known)}`);
  return [...releases].find(([word]) => words.includes(word))?.[1] ?? 'workspace';
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

/** Which public pages are rendered before somebody asks for them. @throws when the setting is neither word */
export const prerenderOf = ({ PAGES_AHEAD }: NodeJS.ProcessEnv): PagesWanted => {
  const wanted = PAGES_AHEAD || 'all';
  if (wanted === 'all' || wanted === 'asked') return wanted;
  throw new Error(`PAGES_AHEAD="${wanted}" is neither "all" nor "asked".`);
};

/** Whether browsers keep some pages for when there is no connection. @throws when the setting is neither word */
export const offlineOf = ({ OFFLINE_PAGES }: NodeJS.ProcessEnv): boolean => {
  const wanted = OFFLINE_PAGES || 'on';
  if (wanted === 'on' || wanted === 'off') return wanted === 'on';
  throw new Error(`OFFLINE_PAGES="${wanted}" is neither "on" nor "off".`);
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
