import {
  cycle,
  document,
  drawFigure,
  drawGround,
  drawThread,
  type FigureName,
  type Thread,
  TILE,
  type Tile,
} from './figures.ts';

interface FundPattern {
  figures: readonly FigureName[];
  /** Grounds of the tiles, in turn. */
  grounds: readonly [string, string];
  /** Colours of the figures, two rows each. */
  inks: readonly [string, string];
  thread: string;
}

/** Stepped figures for the Base Fund, closed ones for the Credit Fund, and the two together. */
export const fundPatterns = {
  base: {
    figures: ['stairsBack', 'hour', 'stairs'],
    grounds: ['#0E5139', '#0B3F2E'],
    inks: ['#F7B41E', '#B0D5C1'],
    thread: '#25805D',
  },
  credit: {
    figures: ['diamond', 'check', 'eye'],
    grounds: ['#2A397C', '#1F2B5F'],
    inks: ['#F7B41E', '#BAC6EE'],
    thread: '#667ACD',
  },
  both: {
    figures: ['zig', 'stairs', 'diamond'],
    grounds: ['#842B1A', '#641F13'],
    inks: ['#F7B41E', '#F3B7A6'],
    thread: '#C4472D',
  },
} as const satisfies Record<string, FundPattern>;

const warp = ({ inks, thread }: FundPattern): Thread[] => [
  [4, 2, thread],
  [11, 2, inks[0]],
  [18, 2, thread],
];

/** Figures stand where row and column add up to an even number, or an odd one. */
const draw = (pattern: FundPattern, columns: number, rows: number, first: 0 | 1): string => {
  const tiles = Array.from({ length: columns * rows }, (_, index): Tile => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const [x, y] = [column * TILE, row * TILE];
    const ground = drawGround(x, y, cycle(pattern.grounds, row + column));
    if ((column + row + first) % 2 === 1)
      return { ground, upon: warp(pattern).map((thread) => drawThread(thread, x, y)) };
    const name = cycle(pattern.figures, Math.floor(column / 2) + row);
    return { ground, upon: [drawFigure(name, x, y, cycle(pattern.inks, Math.floor(row / 2)))] };
  });
  return document(columns * TILE, rows * TILE, tiles);
};

/** A piece of pattern that can be laid side by side without a seam. */
export const drawFundPattern = (pattern: FundPattern): string => draw(pattern, 6, 12, 1);

/** One tile wide, for the edge of a picture. */
export const drawEdge = (pattern: FundPattern): string => draw(pattern, 1, 12, 0);
