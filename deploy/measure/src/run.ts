/** `pnpm measure <name>` runs a measure of the sources, from the root of the workspace. */
const measures: Record<string, () => Promise<unknown>> = {
  structure: () => import('./structure.ts'),
};

const name = process.argv[2] ?? '';
const measure = measures[name];
if (measure) await measure();
else {
  console.error(`There is no measure '${name}'. Measures: ${Object.keys(measures).join(', ')}.`);
  process.exitCode = 1;
}
