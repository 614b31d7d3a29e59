import { writeFileSync } from 'node:fs';
import { cloth } from './src/weave/cloth.ts';

/**
 * Writes the cloth as files, to be served and cached as pictures: `node draw-assets.ts`.
 * 54 strips, one for each signatory; 48 of them woven: instruments deposited by February 2025.
 */
const signatories = { strips: 54, woven: 48 };
const files = {
  'cloth.svg': cloth(signatories),
  // A phone shows the end of the cloth, where the woven part thins out.
  'cloth-mobile.svg': cloth({ strips: 18, woven: 12, rows: 6 }),
  'cloth-panel.svg': cloth({ strips: 27, woven: 27, rows: 36 }),
};

for (const [name, svg] of Object.entries(files)) {
  writeFileSync(new URL(`./assets/${name}`, import.meta.url), svg);
}
