import { loosePath, threadColours } from './loose-threads.ts';
import { cellsPath, motifs } from './motifs.ts';
import { thread } from './thread-colours.ts';

export interface ClothOptions {
  /** Narrow strips sewn together. */
  strips: number;
  /** How many of them are woven to the end; the others thin out into loose threads. */
  woven: number;
  /** Tiles from top to bottom. Default 6. */
  rows?: number;
}

const tile = 24;
const pitch = 24.25;

/** Upright threads of a strip: the ground, a pair of stripes at the sides, one in the middle. */
const warps = [
  { ground: thread.deep, side: thread.dark, middle: thread.mid },
  { ground: thread.dark, side: undefined, middle: thread.mid },
  { ground: thread.green, side: thread.deep, middle: thread.mid },
  { ground: thread.dark, side: undefined, middle: thread.goldDeep },
  { ground: thread.green, side: thread.indigo, middle: thread.mid },
  { ground: thread.indigo, side: thread.green, middle: thread.mid },
];
const warpOrder = [0, 1, 2, 3, 4, 1, 2, 0, 2, 5, 1, 0, 3, 0, 4, 2, 1];

const names = [
  'weft',
  'eye',
  'stairs',
  'check',
  'weft',
  'diamond',
  'stairsR',
  'weft',
  'hour',
  'comb',
  'diamond',
  'zig',
] as const;
const inks = [
  thread.gold,
  thread.pale,
  thread.goldLight,
  thread.leaf,
  thread.gold,
  thread.red,
  thread.white,
  thread.leaf,
];
const weftInks = [thread.leaf, thread.gold, thread.red, thread.white, thread.goldLight];

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

function motifTile(strip: number, row: number, ground: string) {
  // Two unlike steps keep neighbours different, without chance: the same cloth comes out every time.
  const turn = strip * 5 + row * 3 + Math.floor(row / 4) * 5;
  const name = pick(names, turn + Math.floor(strip / 3));
  const ink = pick(inks, strip * 3 + row * 2 + Math.floor(strip / 7));
  const at = `x="${strip * pitch}" y="${row * tile}"`;
  if (name !== 'weft')
    return `<use href="#g" ${at} fill="${ground}"/><use href="#${name}" ${at} fill="${ink}"/>`;
  const between = pick(weftInks, turn);
  return `<use href="#g" ${at} fill="${ground}"/><use href="#weft" ${at} fill="${ink}"/><use href="#mid" ${at} fill="${between === ink ? thread.white : between}"/>`;
}

function stripSvg(strip: number, rows: number) {
  const x = strip * pitch;
  const height = rows * tile;
  const warp = pick(warps, pick(warpOrder, strip));
  let svg = `<path fill="${warp.ground}" d="M${x} 0h24v${height}h-24z"/>`;
  if (warp.side)
    svg += `<path fill="${warp.side}" d="M${x + 3.5} 0h3v${height}h-3zM${x + 17.5} 0h3v${height}h-3z"/>`;
  svg += `<path fill="${warp.middle}" d="M${x + 11} 0h2v${height}h-2z"/>`;
  for (let row = strip % 2; row < rows; row += 2) svg += motifTile(strip, row, warp.ground);
  return svg;
}

/**
 * The whole cloth as the text of an SVG file. Pure: the same numbers give the same bytes, so a content
 * figure that changes gives a new file name and nothing else does.
 */
export function cloth({ strips, woven, rows = 6 }: ClothOptions) {
  const width = strips * pitch;
  const height = rows * tile;
  const loose = Math.max(0, strips - woven);
  const parts: string[] = [];
  for (let strip = 0; strip < strips; strip++) {
    const unfinished = Math.max(0, strip - woven + 1);
    const done = unfinished === 0 ? rows : Math.max(1, Math.floor(rows * (1 - unfinished / (loose + 0.5))));
    parts.push(stripSvg(strip, done));
    if (done < rows) {
      threadColours.forEach((colour, i) => {
        parts.push(`<path fill="${colour}" d="${loosePath(strip, i, strip * pitch, done * tile, height)}"/>`);
      });
    }
  }
  const defs = Object.entries(motifs).map(
    ([name, rowsOf]) => `<path id="${name}" d="${cellsPath(rowsOf, 0, 0, 4)}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMaxYMin slice" shape-rendering="crispEdges"><defs><path id="g" d="M0 0h24v24H0z"/><path id="weft" d="M0 4h24v4H0zM0 16h24v4H0z"/><path id="mid" d="M0 10h24v4H0z"/>${defs.join('')}</defs>${parts.join('')}</svg>\n`;
}
