import fc from 'fast-check';

/** What properties are tried with is the same at every run by default: `FUZZ_SEED=7` tries others. */
export const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);

fc.configureGlobal({ seed });
