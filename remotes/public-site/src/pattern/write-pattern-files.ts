import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawHomePattern } from './draw-home-pattern.ts';
import { numbersWithFile } from './numbers-with-file.ts';

/** The home pattern for the numbers that are known beforehand, by file name. Written by `node src/pattern/write-pattern-files.ts`. */
export const files: Record<string, string> = {
  'home-wide.svg': drawHomePattern({ ...numbersWithFile, rows: 6, bands: 1 }),
  'home-phone.svg': drawHomePattern({ ...numbersWithFile, rows: 4, bands: 2 }),
};

if (import.meta.main) {
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(import.meta.dirname, name), content);
}
