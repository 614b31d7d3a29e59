import { askAt } from '../canary/ask-api.ts';
import { type ReadSums, sumsReader } from '../canary/read-figures.ts';
import { shownFigures } from '../canary/shown-figures.ts';
import { canariesOf, canaryLines } from '../releases/describe-canaries.ts';
import { mustFindRelease } from '../releases/find-release.ts';
import { figureText } from '../releases/judge-canary.ts';
import { readHistory } from '../store/history.ts';
import type { Answer, Context } from './context.ts';

type Shown = Awaited<ReturnType<typeof shownFigures>>;

const timeText = (ms: number | undefined): string => (ms === undefined ? 'no data' : `${ms} ms`);

const missingText = ({ missing, untilJudged }: Shown): string[] => {
  const { canary, rest } = missing ?? untilJudged;
  const until = missing ? 'gets its next step' : 'is judged';
  return canary + rest > 0 ? [`${canary} loads and ${rest} of the rest are missing until it ${until}`] : [];
};

const figureLines = (shown: Shown): string[] => [
  ...shown.figures.map((figure) => {
    const { used, p75 } = figure;
    const times = p75 ? `; p75 ${timeText(p75.canary)}, of the rest ${timeText(p75.rest)}` : '';
    return `${figureText(figure)}${times}; ${Math.round(used * 100)} % of what stops it`;
  }),
  ...missingText(shown),
];

/** Where figures are asked for: the API of the gateways' settings, by default the portal of this machine. */
const readerFor = ({ api }: Context): ReadSums => {
  const { API_URL, PORT, FIGURES_TOKEN } = process.env;
  const address = api ?? (API_URL || `http://127.0.0.1:${PORT || 8080}`);
  const read = sumsReader(askAt(address), FIGURES_TOKEN || undefined);
  return (...asked) =>
    read(...asked).catch(({ message, cause }: Error) => {
      const why = cause instanceof Error ? cause.message : message;
      throw new Error(
        `no figures from ${address}: ${why.replace(/\.?$/, '.')} Another address: --api <url>, or API_URL.`,
      );
    });
};

/** Each canary that an environment has, with its figures as far as the API gives them. */
export const canaryStatus = async (context: Context): Promise<Answer> => {
  const { store, environment } = context;
  const release = await mustFindRelease(store, environment);
  const { entries } = await readHistory(store, environment);
  const read = readerFor(context);
  const reading = canariesOf(release, entries).map(async ({ area, isStopped, ...terms }) => {
    const canary = release.remotes[area]?.canary;
    const lines = canaryLines({ area, isStopped, ...terms });
    if (!canary) return { area, terms, lines };
    try {
      const shown = await shownFigures(read, { environment, area, canary });
      const { series: _, ...figures } = shown;
      return {
        area,
        terms: { ...terms, ...figures },
        lines: [...lines, ...figureLines(shown).map((line) => `  ${line}`)],
      };
    } catch (error) {
      const fault = (error as Error).message;
      return { area, terms: { ...terms, fault }, lines: [...lines, `  ${fault}`] };
    }
  });
  const canaries = await Promise.all(reading);
  return {
    data: Object.fromEntries(canaries.map(({ area, terms }) => [area, terms])),
    lines: canaries.length > 0 ? canaries.flatMap(({ lines }) => lines) : [`${environment} has no canary.`],
  };
};
