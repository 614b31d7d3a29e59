import type { Language } from '@portal/contracts';
import { spokenLanguage } from './language-of-text.ts';
import type { PlacedRun } from './typesetter.ts';

/** Runs that are read aloud together. */
interface SpokenPart {
  runs: PlacedRun[];
  /** Present where it is not the document's. */
  lang?: Language;
  /** What is read aloud instead of what is drawn. */
  actual?: string;
}

/**
 * A line in parts, in logical order: shaped letters, letters that no font has and other languages each have
 * a part that says so; signs and spaces stay with what comes before them.
 * @param latin in which Latin letters are read, where that is known.
 */
export const spokenParts = (
  runs: readonly PlacedRun[],
  language: Language,
  latin: Language | undefined,
): SpokenPart[] => {
  const parts: (SpokenPart & { isPlain: boolean })[] = [];
  for (const run of runs) {
    const spoken = spokenLanguage(run.spoken, latin);
    const lang = spoken === language ? undefined : spoken;
    const isPlain = !run.isShaped && run.spoken === run.text;
    const isNeutral = isPlain && !/\p{L}/u.test(run.spoken);
    const last = parts.at(-1);
    if (last && (isNeutral || (last.isPlain === isPlain && last.lang === lang))) last.runs.push(run);
    else parts.push({ runs: [run], isPlain, ...(lang && { lang }) });
  }
  return parts.map(({ isPlain, ...part }) => {
    const actual = part.runs.map((run) => run.spoken).join('');
    return isPlain ? part : { ...part, actual };
  });
};
