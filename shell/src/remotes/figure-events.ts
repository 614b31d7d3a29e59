interface OfBuild {
  area: string;
  version: string;
  /** Of `performance.now()`. */
  at: number;
}

/** What happens on a page that the figures of a canary are made of. */
export type FigureEvent =
  | (OfBuild & { what: 'loaded'; ms: number })
  | (OfBuild & { what: 'failed' })
  | (OfBuild & { what: 'threw' })
  /** `shownAt`: since when its place is on the page. */
  | (OfBuild & { what: 'drawn'; shownAt: number })
  | { what: 'called'; operation: string; isGood: boolean; path: string };

const maxStored = 200;
const early: FigureEvent[] = [];

let listener = (one: FigureEvent): void => {
  if (early.length < maxStored) early.push(one);
};

export const emit = (one: FigureEvent): void => listener(one);

/** Hears of everything from now on, and of what was before. */
export const listen = (given: (one: FigureEvent) => void): void => {
  listener = given;
  for (const one of early.splice(0)) given(one);
};
