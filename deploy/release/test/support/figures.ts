export const of = (samples: number, failures: number) => ({ samples, failures });

/** What the API kept of `visits` pages, of which so many threw while drawing and so many came late. */
export const figuresOf = (visits: number, failures: number, slow: number) => ({
  visits,
  loads: of(visits, 0),
  renders: of(visits, failures),
  times: [visits - slow, 0, slow],
  operations: { listFunds: of(visits, 0) },
});
