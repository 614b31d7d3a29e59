import { usualBudget } from '@portal/release/releases/canary';
import { type Rates, simulateMany, type Trial } from '@portal/release/test/simulate';

/** `pnpm --filter @portal/measure canary-trials [runs] [seed]`: how surely and how soon a bad canary is stopped. */
const [runs = 200, seed = 1] = process.argv.slice(2).map(Number);

const usual: Rates = { load: 0.002, render: 0.001, slow: 0.1, api: 0.002 };

const population: Omit<Trial, 'canary' | 'rest'> = {
  seed,
  visitors: 100_000,
  share: 500,
  budget: usualBudget,
  lookEvery: 250,
};

const bad = (part: Partial<Rates>): Pick<Trial, 'canary' | 'rest'> => ({
  rest: usual,
  canary: { ...usual, ...part },
});

const cases: [what: string, rates: Pick<Trial, 'canary' | 'rest'>][] = [
  ['as good as the rest', bad({})],
  ['exactly at its budget', bad({ load: 0.01, render: 0.01, slow: 0.25, api: 0.01 })],
  ['API down for everybody (20 %)', { rest: { ...usual, api: 0.2 }, canary: { ...usual, api: 0.2 } }],
  ['loads fail, 1.5 %', bad({ load: 0.015 })],
  ['loads fail, 2 %', bad({ load: 0.02 })],
  ['loads fail, 5 %', bad({ load: 0.05 })],
  ['loads fail, 20 %', bad({ load: 0.2 })],
  ['render errors, 2 %', bad({ render: 0.02 })],
  ['render errors, 5 %', bad({ render: 0.05 })],
  ['one in three loads is slow', bad({ slow: 0.33 })],
  ['half of the loads are slow', bad({ slow: 0.5 })],
  ['API errors, 3 %', bad({ api: 0.03 })],
  ['API errors, 10 %', bad({ api: 0.1 })],
];

console.log(`${runs} trials each, ${population.visitors} visitors, 5 % in the canary, first seed ${seed}\n`);
console.log('| Canary | stopped | samples until then (median) |\n| --- | --- | --- |');
for (const [what, rates] of cases) {
  const { stopped, medianSamples } = simulateMany({ ...population, ...rates }, runs);
  console.log(`| ${what} | ${(stopped * 100).toFixed(1)} % | ${medianSamples ?? '-'} |`);
}
