/** Milliseconds up to which loads of a remote are counted together; what takes longer than the last is counted apart. */
export const loadTimeBounds = [
  50, 100, 200, 300, 400, 500, 750, 1_000, 1_250, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000, 7_500, 10_000,
  15_000,
] as const;

/** Most builds of remotes in one batch: three canaries at a time, and the pins that may take their place. */
export const maxFigureRemotes = 8;

/** Most of one kind in one batch, which is of ten seconds: a page draws a build once, and calls nothing ten times a second. */
export const maxFigureSamples = 100;

/** Most operations of one remote in one batch; further ones wait for the next. */
export const maxFigureCalls = 100;
