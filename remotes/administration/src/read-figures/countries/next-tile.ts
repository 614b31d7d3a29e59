import { africaTiles, type TileCode, tileCodes } from './africa-tiles.ts';

const ways = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;

/** The nearest straight ahead, else the nearest that way. Never mirrored: left is west in every language. */
export const nextTile = (from: TileCode, key: string): TileCode | undefined => {
  const way = Object.entries(ways).find(([name]) => name === key)?.[1];
  if (!way) return undefined;
  const [dx, dy] = way;
  const [x, y] = africaTiles[from];
  const reached = tileCodes
    .map((code) => {
      const [tx, ty] = africaTiles[code];
      const along = (tx - x) * dx + (ty - y) * dy;
      const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
      return { code, along, aside };
    })
    .filter(({ along }) => along > 0)
    .sort((a, b) => a.aside * 10 + a.along - (b.aside * 10 + b.along));
  return reached[0]?.code;
};
