/** Woven figures of 6 x 6 cells; a 1 is drawn. A tile is 24 units, a cell 4. */
export const figures = {
  stairs: ['100000', '110000', '111000', '111100', '111110', '111111'],
  stairsBack: ['000001', '000011', '000111', '001111', '011111', '111111'],
  diamond: ['001100', '011110', '111111', '111111', '011110', '001100'],
  eye: ['111111', '100001', '101101', '101101', '100001', '111111'],
  comb: ['101010', '101010', '111111', '111111', '010101', '010101'],
  check: ['110011', '110011', '001100', '001100', '110011', '110011'],
  hour: ['111111', '011110', '001100', '001100', '011110', '111111'],
  zig: ['110000', '011000', '001100', '000110', '000011', '000011'],
} as const;

export type FigureName = keyof typeof figures;

export const TILE = 24;
const CELL = 4;

/** The drawn cells as an SVG path; cells side by side are one rectangle. */
export const figurePath = (name: FigureName): string =>
  figures[name]
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(([run], match, all) => {
        const width = run.length * CELL;
        return `M${(all[match]?.index ?? 0) * CELL} ${y * CELL}h${width}v${CELL}h-${width}z`;
      }),
    )
    .join('');

/** A vertical thread or a band of them through one tile. */
export const band = (x: number, width: number, fill: string): string =>
  `<path fill="${fill}" d="M${x} 0h${width}v${TILE}h-${width}z"/>`;

/** The member of a list at an index that may run past its end. @throws on an empty list */
export const cycle = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('Nothing to choose from.');
  return found;
};

/** One SVG document of whole cells: edges stay sharp at every size. */
export const document = (width: number, height: number, definitions: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges"><defs>${definitions}</defs>${content}</svg>\n`;
