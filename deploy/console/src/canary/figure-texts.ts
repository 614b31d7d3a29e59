import type { Count, Figure, Metric, Point } from '../api/figures.ts';

export const metricTitle: Record<Metric, string> = {
  loadFailureRate: 'Load failures',
  renderErrorRate: 'Render errors',
  p75LoadMs: 'Load time, p75',
  apiErrorRate: 'API errors',
};

export const percent = (rate: number): string => `${(rate * 100).toFixed(2)}%`;

/** `undefined` where nothing was counted. */
export const rateOf = ({ samples, failures }: Count): number | undefined =>
  samples === 0 ? undefined : failures / samples;

export const rateText = (count: Count): string => {
  const rate = rateOf(count);
  return rate === undefined ? 'no data' : percent(rate);
};

/** A figure of one side as it is read: a share, or milliseconds. */
export const figureText = (figure: Figure, side: 'canary' | 'rest'): string => {
  if (figure.metric !== 'p75LoadMs') return rateText(figure[side]);
  const p75 = figure.p75?.[side];
  return p75 !== undefined && figure[side].samples > 0 ? `${Math.round(p75)} ms` : 'no data';
};

export const budgetText = ({ metric, budget }: Figure): string =>
  metric === 'p75LoadMs' ? `${budget.toLocaleString('en-GB')} ms` : percent(budget);

/** What a line is drawn of; of load times the part of loads that were slower than the budget. */
const parts: Record<Metric, (point: Point) => Count> = {
  loadFailureRate: ({ loads, loadFailures }) => ({ samples: loads, failures: loadFailures }),
  renderErrorRate: ({ loads, renderErrors }) => ({ samples: loads, failures: renderErrors }),
  p75LoadMs: ({ loads, slowLoads }) => ({ samples: loads, failures: slowLoads }),
  apiErrorRate: ({ apiCalls, apiErrors }) => ({ samples: apiCalls, failures: apiErrors }),
};

/** Where the line of the budget is: three loads of four must be within that of load times. */
export const budgetLine = ({ metric, budget }: Figure): number => (metric === 'p75LoadMs' ? 0.25 : budget);

export interface Drawn {
  at: string;
  canary?: number | undefined;
  rest?: number | undefined;
}

/** One point for each time, with both sides; a time at which a side counted nothing leaves a gap. */
export const linesOf = (metric: Metric, series: readonly Point[]): Drawn[] => {
  const times = new Map<string, Drawn>();
  for (const point of series) {
    const drawn = times.get(point.at) ?? { at: point.at };
    times.set(point.at, { ...drawn, [point.cohort]: rateOf(parts[metric](point)) });
  }
  return [...times.values()].sort((one, other) => one.at.localeCompare(other.at));
};
