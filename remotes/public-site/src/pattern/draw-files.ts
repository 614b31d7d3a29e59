import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawEdge, drawFundPattern, fundPatterns } from './draw-fund-pattern.ts';
import { drawHomePattern } from './draw-home-pattern.ts';
import { drawnFigures } from './drawn-figures.ts';

/** Every drawn file of this folder by name. Written by `node src/pattern/draw-files.ts`. */
export const files: Record<string, string> = {
  'home-wide.svg': drawHomePattern({ ...drawnFigures, rows: 6, bands: 1 }),
  'home-phone.svg': drawHomePattern({ ...drawnFigures, rows: 4, bands: 2 }),
  'base-fund.svg': drawFundPattern(fundPatterns.base),
  'credit-fund.svg': drawFundPattern(fundPatterns.credit),
  'edge-base.svg': drawEdge(fundPatterns.base),
  'edge-credit.svg': drawEdge(fundPatterns.credit),
  'edge-both.svg': drawEdge(fundPatterns.both),
};

if (import.meta.main) {
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(import.meta.dirname, name), content);
}
