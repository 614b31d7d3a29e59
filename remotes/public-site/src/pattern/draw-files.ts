import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawHomePattern } from './draw-home-pattern.ts';
import { drawnFigures } from './drawn-figures.ts';

/** The home pattern for the numbers that are known beforehand, by file name. Written by `node src/pattern/draw-files.ts`. */
export const files: Record<string, string> = {
  'home-wide.svg': drawHomePattern({ ...drawnFigures, rows: 6, bands: 1 }),
  'home-phone.svg': drawHomePattern({ ...drawnFigures, rows: 4, bands: 2 }),
};

if (import.meta.main) {
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(import.meta.dirname, name), content);
}
