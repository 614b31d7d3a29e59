import { cellsPath, icons } from './motifs.ts';
import { thread } from './thread-colours.ts';

const ground = { stairs: thread.deep, diamond: thread.indigo };

export interface PatternTileProps {
  motif: 'stairs' | 'diamond';
  size?: number | undefined;
}

/** The 8 x 8 tile that stands for one pattern in lists, navigation and drawers; the name stands beside it. */
export const PatternTile = ({ motif, size = 20 }: PatternTileProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 8 8"
    shapeRendering="crispEdges"
    focusable="false"
    aria-hidden="true"
  >
    <path fill={ground[motif]} d="M0 0h8v8H0z" />
    <path fill={thread.gold} d={cellsPath(icons[motif])} />
  </svg>
);
