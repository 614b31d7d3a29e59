import type { PagesWanted } from '../../gateway/index.ts';
import { isName } from '../../release/src/store/layout.ts';

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
export const pagesAheadOf = ({ PAGES_AHEAD }: NodeJS.ProcessEnv): PagesWanted => {
  const wanted = PAGES_AHEAD || 'all';
  if (wanted === 'all' || wanted === 'asked') return wanted;
  throw new Error(`PAGES_AHEAD="${wanted}" is neither "all" nor "asked".`);
};
