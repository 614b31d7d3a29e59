import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawCloth } from './draw-cloth.ts';
import { drawEdge, drawFundCloth, weaves } from './draw-fund-weave.ts';
import { drawnFigures } from './drawn-figures.ts';

/** Every drawn file of this folder by name. Written by `node src/weave/draw-files.ts`. */
export const files: Record<string, string> = {
  'cloth-wide.svg': drawCloth({ ...drawnFigures, rows: 6, bands: 1 }),
  'cloth-phone.svg': drawCloth({ ...drawnFigures, rows: 4, bands: 2 }),
  'base-fund.svg': drawFundCloth(weaves.base),
  'credit-fund.svg': drawFundCloth(weaves.credit),
  'edge-base.svg': drawEdge(weaves.base),
  'edge-credit.svg': drawEdge(weaves.credit),
  'edge-both.svg': drawEdge(weaves.both),
};

if (import.meta.main) {
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(import.meta.dirname, name), content);
}
