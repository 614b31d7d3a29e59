import {
  cycle,
  document,
  drawBar,
  drawFigure,
  drawGround,
  drawThread,
  type MotifName,
  type Thread,
  TILE,
  type Tile,
} from './woven-motifs.ts';

/** The home pattern: narrow strips side by side, of which the last hang loose. */
export interface HomePattern {
  /** All strips, woven or not. */
  strips: number;
  woven: number;
  /** Tiles from top to bottom of one band. */
  rows: number;
  /** The strips are cut into this many bands, one below the other; 2 for a phone. */
  bands: 1 | 2;
}

const ground = '#0B3F2E';
const mid = '#0E5139';
const light = '#146849';
const line = '#25805D';
const dusk = '#2A397C';
const ochre = '#CB8400';
const marigold = '#F7B41E';
const mint = '#7DBA9C';

/** A chessboard: a figure here, plain warp beside it. Each second row repeats the one above, one further on. */
const evenRows: readonly (MotifName | 'bars')[] = [
  'bars',
  'stairs',
  'diamond',
  'bars',
  'diamond',
  'eye',
  'bars',
  'comb',
  'check',
];
const oddRows: readonly (MotifName | 'bars')[] = [
  'eye',
  'stairsBack',
  'bars',
  'check',
  'hour',
  'bars',
  'diamond',
  'zig',
  'bars',
];
/** One more than there are motifs in a row's sequence, so that a figure changes its colour along the pattern. */
const inks = [marigold, '#B0D5C1', marigold, mint, '#FFC94A', marigold, '#DB6448', '#D9EBE1', marigold, mint];

interface Warp {
  /** Below a figure. */
  ground: string;
  /** Below the threads. */
  base: string;
  threads: readonly Thread[];
}
const threads = (fill: string): Thread[] => [
  [4, 3, fill],
  [11, 2, line],
  [18, 3, ground],
];
const plain: Warp = { ground: mid, base: mid, threads: threads(ground) };
const dark: Warp = { ground, base: ground, threads: [[11, 2, line]] };
const bright: Warp = { ground: light, base: light, threads: threads(mid) };
const indigo: Warp = {
  ground: dusk,
  base: mid,
  threads: [
    [2, 5, dusk],
    [11, 2, line],
    [17, 5, dusk],
  ],
};
const golden: Warp = {
  ground: mid,
  base: light,
  threads: [
    [3, 2, dusk],
    [11, 2, ochre],
    [19, 2, dusk],
  ],
};
const warps = [plain, dark, indigo, plain, dark, bright, golden, indigo, dark, plain, bright];

/** Rows that are woven in a strip: all of them, or for each loose strip one fewer, at least one. */
const wovenRows = (strip: number, { woven, rows }: HomePattern): number =>
  strip < woven ? rows : Math.max(1, rows - 1 - (strip - woven));

const wovenTile = (strip: number, row: number, x: number, y: number): Tile => {
  const warp = cycle(warps, strip);
  if ((strip + row) % 2 === 1) {
    const upon = warp.threads.map((thread) => drawThread(thread, x, y));
    return { ground: drawGround(x, y, warp.base), upon };
  }
  const half = Math.floor(row / 2);
  const index = Math.floor(strip / 2) + evenRows.length - half;
  const name = cycle(row % 2 === 0 ? evenRows : oddRows, index);
  const first = index * 3 + row * 4 + half;
  const ink = cycle(inks, first);
  const upon =
    name === 'bars'
      ? [drawBar(x, y + 4, 4, ink), drawBar(x, y + 11, 4, cycle(inks, first + 3)), drawBar(x, y + 18, 4, ink)]
      : [drawFigure(name, x, y, ink)];
  return { ground: drawGround(x, y, warp.ground), upon };
};

const looseThreads = (strip: number, from: number, to: number, x: number): Tile => ({
  upon: [2, 6, 10, 14, 18, 22].map((offset, index) => {
    const share = 0.62 + ((strip * 5 + index * 3) % 7) * 0.05;
    const fill = cycle([ochre, marigold, mint], strip + index);
    return drawThread([offset, 1, fill], x, from, Math.round((to - from) * share));
  }),
});

/** Draws the pattern as an SVG document. The same numbers always give the same drawing. */
export const drawHomePattern = (pattern: HomePattern): string => {
  const perBand = Math.ceil(pattern.strips / pattern.bands);
  const drawStrip = (strip: number): Tile[] => {
    const bandIndex = Math.floor(strip / perBand);
    const x = (strip % perBand) * TILE;
    const top = bandIndex * pattern.rows * TILE;
    const rows = wovenRows(strip, pattern);
    const tiles = Array.from({ length: rows }, (_, row) =>
      wovenTile(strip, row + bandIndex * pattern.rows, x, top + row * TILE),
    );
    if (rows < pattern.rows) tiles.push(looseThreads(strip, top + rows * TILE, top + pattern.rows * TILE, x));
    return tiles;
  };
  const tiles = Array.from({ length: pattern.strips }, (_, strip) => drawStrip(strip)).flat();
  return document(perBand * TILE, pattern.rows * pattern.bands * TILE, tiles);
};
