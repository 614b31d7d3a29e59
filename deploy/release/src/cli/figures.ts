import { readFileSync } from 'node:fs';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';

const count = Type.Integer({ minimum: 0 });
const samples = Type.Object({ samples: count, failures: count }, { additionalProperties: false });
const cohort = Type.Object(
  {
    loads: samples,
    renders: samples,
    slow: samples,
    operations: Type.Record(Type.String({ minLength: 1, maxLength: 80 }), samples, { maxProperties: 500 }),
  },
  { additionalProperties: false },
);
const figures = Type.Object(
  { build: Type.String({ minLength: 1, maxLength: 200 }), canary: cohort, rest: cohort },
  { additionalProperties: false },
);
const compiled = Compile(figures);

const contentOf = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read as figures: ${(error as Error).message}.`);
  }
};

/** What both cohorts of a remote did, as a monitor wrote it. @throws with what is wrong in the file, and where */
export const readFigures = (file: string): Static<typeof figures> => {
  const value = contentOf(file);
  if (compiled.Check(value)) return value as Static<typeof figures>;
  const [first] = compiled.Errors(value);
  throw new Error(`${file}: ${first?.instancePath || 'the document'} ${first?.message ?? 'is wrong'}.`);
};
