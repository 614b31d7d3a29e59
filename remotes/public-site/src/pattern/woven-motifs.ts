/** Woven motifs of 6 x 6 cells; a 1 is drawn. A tile is 24 units, a cell 4. */
const motifs = {
  stairs: ['100000', '110000', '111000', '111100', '111110', '111111'],
  stairsBack: ['000001', '000011', '000111', '001111', '011111', '111111'],
  diamond: ['001100', '011110', '111111', '111111', '011110', '001100'],
  eye: ['111111', '100001', '101101', '101101', '100001', '111111'],
  comb: ['101010', '101010', '111111', '111111', '010101', '010101'],
  check: ['110011', '110011', '001100', '001100', '110011', '110011'],
  hour: ['111111', '011110', '001100', '001100', '011110', '111111'],
  zig: ['110000', '011000', '001100', '000110', '000011', '000011'],
} as const;

export type MotifName = keyof typeof motifs;

export const TILE = 24;
const CELL = 4;

/** Rectangles of one colour, as a part of an SVG path. */
export interface Piece {
  fill: string;
  d: string;
}

/** What one tile shows: its ground, and the pieces upon it, none over another. */
export interface Tile {
  ground?: Piece;
  upon: readonly Piece[];
}

/** A vertical thread or a band of them: where it begins in its tile, how wide it is, its colour. */
export type Thread = readonly [x: number, width: number, fill: string];

const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h-${width}z`;

/** The drawn cells of a figure; those side by side, and equal rows of them, are one rectangle. */
export const drawFigure = (name: MotifName, x: number, y: number, fill: string): Piece => {
  const found: { x: number; width: number; from: number; to: number }[] = [];
  for (const [row, cells] of motifs[name].entries()) {
    for (const { 0: run, index } of cells.matchAll(/1+/g)) {
      const above = found.find((one) => one.to === row && one.x === index && one.width === run.length);
      if (above) above.to += 1;
      else found.push({ x: index, width: run.length, from: row, to: row + 1 });
    }
  }
  const d = found.map((one) =>
    rectangle(x + one.x * CELL, y + one.from * CELL, one.width * CELL, (one.to - one.from) * CELL),
  );
  return { fill, d: d.join('') };
};

export const drawGround = (x: number, y: number, fill: string): Piece => ({
  fill,
  d: rectangle(x, y, TILE, TILE),
});

export const drawThread = ([from, width, fill]: Thread, x: number, y: number, height = TILE): Piece => ({
  fill,
  d: rectangle(x + from, y, width, height),
});

/** A piece across a whole tile. */
export const drawBar = (x: number, y: number, height: number, fill: string): Piece => ({
  fill,
  d: rectangle(x, y, TILE, height),
});

/** The member of a list at an index that may run past its end. @throws on an empty list */
export const cycle = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('Nothing to choose from.');
  return found;
};

const onePathEach = (pieces: readonly Piece[]): string => {
  const byFill = new Map<string, string>();
  for (const { fill, d } of pieces) byFill.set(fill, (byFill.get(fill) ?? '') + d);
  return [...byFill].map(([fill, d]) => `<path fill="${fill}" d="${d}"/>`).join('');
};

/**
 * One SVG document of whole cells: edges stay sharp at every size. Each colour is one path: an element for
 * every tile would hold up the first paint of the page that shows the drawing.
 */
export const document = (width: number, height: number, tiles: readonly Tile[]): string => {
  const grounds = onePathEach(tiles.flatMap(({ ground }) => (ground ? [ground] : [])));
  const upon = onePathEach(tiles.flatMap((tile) => tile.upon));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">${grounds}${upon}</svg>\n`;
};
