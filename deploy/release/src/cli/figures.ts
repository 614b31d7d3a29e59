import { readFileSync } from 'node:fs';
import { Compile } from 'typebox/compile';
import { type AreaFigures, areaFigures } from '../canary/judge-figures.ts';

const compiled = Compile(areaFigures);

const contentOf = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read as figures: ${(error as Error).message}.`);
  }
};

/** What both cohorts of a remote did, as a monitor wrote it. @throws with what is wrong in the file, and where */
export const readFigures = (file: string): AreaFigures => {
  const value = contentOf(file);
  if (compiled.Check(value)) return value;
  const [first] = compiled.Errors(value);
  throw new Error(`${file}: ${first?.instancePath || 'the document'} ${first?.message ?? 'is wrong'}.`);
};
