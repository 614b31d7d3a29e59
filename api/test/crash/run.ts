import { runTrials } from './crash-trials.ts';

// pnpm crash-trials [how many]: the long form of the test, with its figures.
const trials = Number(process.argv[2] ?? 200);
const report = await runTrials(trials, (line) => console.log(line));
const sorted = report.restarts.toSorted((a, b) => a - b);
console.log({
  ...report,
  restarts: {
    count: sorted.length,
    median: sorted[Math.floor(sorted.length / 2)],
    most: sorted.at(-1),
    overFiveSeconds: sorted.filter((milliseconds) => milliseconds > 5000).length,
  },
});
process.exitCode = report.problems.length === 0 ? 0 : 1;
