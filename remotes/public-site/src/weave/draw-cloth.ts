import { band, cycle, document, type FigureName, figurePath, TILE } from './figures.ts';

/** The home cloth: narrow strips side by side, of which the last hang loose. */
export interface Cloth {
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
const evenRows: readonly (FigureName | 'bars')[] = [
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
const oddRows: readonly (FigureName | 'bars')[] = [
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
/** One more than there are figures in a row's sequence, so that a figure changes its colour along the cloth. */
const inks = [marigold, '#B0D5C1', marigold, mint, '#FFC94A', marigold, '#DB6448', '#D9EBE1', marigold, mint];

interface Warp {
  ground: string;
  threads: string;
}
const plain: Warp = {
  ground: mid,
  threads: band(0, TILE, mid) + band(4, 3, ground) + band(11, 2, line) + band(18, 3, ground),
};
const dark: Warp = { ground, threads: band(0, TILE, ground) + band(11, 2, line) };
const bright: Warp = {
  ground: light,
  threads: band(0, TILE, light) + band(4, 3, mid) + band(11, 2, line) + band(18, 3, ground),
};
const indigo: Warp = {
  ground: dusk,
  threads: band(0, TILE, mid) + band(2, 5, dusk) + band(11, 2, line) + band(17, 5, dusk),
};
const golden: Warp = {
  ground: mid,
  threads: band(0, TILE, light) + band(3, 2, dusk) + band(11, 2, ochre) + band(19, 2, dusk),
};
const kinds = [plain, dark, bright, indigo, golden];
const warps = [plain, dark, indigo, plain, dark, bright, golden, indigo, dark, plain, bright];

/** Rows that are woven in a strip: all of them, or for each loose strip one fewer, at least one. */
const wovenRows = (strip: number, { woven, rows }: Cloth): number =>
  strip < woven ? rows : Math.max(1, rows - 1 - (strip - woven));

const wovenTile = (strip: number, row: number, x: number, y: number): string => {
  const warp = cycle(warps, strip);
  const place = `x="${x}" y="${y}"`;
  if ((strip + row) % 2 === 1) return `<use href="#w${kinds.indexOf(warp)}" ${place}/>`;
  const half = Math.floor(row / 2);
  const index = Math.floor(strip / 2) + evenRows.length - half;
  const name = cycle(row % 2 === 0 ? evenRows : oddRows, index);
  const first = index * 3 + row * 4 + half;
  const below = `<path fill="${warp.ground}" d="M${x} ${y}h24v24h-24z"/>`;
  const figure = `${below}<use href="#${name}" ${place} fill="${cycle(inks, first)}"/>`;
  if (name !== 'bars') return figure;
  return `${figure}<use href="#between" ${place} fill="${cycle(inks, first + 3)}"/>`;
};

const looseThreads = (strip: number, from: number, to: number, x: number): string =>
  [2, 6, 10, 14, 18, 22]
    .map((offset, index) => {
      const share = 0.62 + ((strip * 5 + index * 3) % 7) * 0.05;
      const fill = cycle([ochre, marigold, mint], strip + index);
      return `<path fill="${fill}" d="M${x + offset} ${from}h1v${Math.round((to - from) * share)}h-1z"/>`;
    })
    .join('');

const definitions = (): string => {
  const names = [...new Set([...evenRows, ...oddRows])].filter((name) => name !== 'bars');
  const drawn = names.map((name) => `<path id="${name}" d="${figurePath(name)}"/>`);
  const bars = '<path id="bars" d="M0 4h24v4h-24zM0 18h24v4h-24z"/><path id="between" d="M0 11h24v4h-24z"/>';
  return [...drawn, bars, ...kinds.map(({ threads }, kind) => `<g id="w${kind}">${threads}</g>`)].join('');
};

/** Draws the cloth as an SVG document. The same numbers always give the same drawing. */
export const drawCloth = (cloth: Cloth): string => {
  const perBand = Math.ceil(cloth.strips / cloth.bands);
  const drawStrip = (strip: number): string => {
    const bandIndex = Math.floor(strip / perBand);
    const x = (strip % perBand) * TILE;
    const top = bandIndex * cloth.rows * TILE;
    const rows = wovenRows(strip, cloth);
    const tiles = Array.from({ length: rows }, (_, row) =>
      wovenTile(strip, row + bandIndex * cloth.rows, x, top + row * TILE),
    );
    if (rows < cloth.rows) tiles.push(looseThreads(strip, top + rows * TILE, top + cloth.rows * TILE, x));
    return tiles.join('');
  };
  const strips = Array.from({ length: cloth.strips }, (_, strip) => drawStrip(strip));
  return document(perBand * TILE, cloth.rows * cloth.bands * TILE, definitions(), strips.join(''));
};
