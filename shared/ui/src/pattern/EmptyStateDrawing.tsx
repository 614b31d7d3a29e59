import { cellsPath, motifs } from './motifs.ts';
import { thread } from './thread-colours.ts';

interface EmptyStateDrawingProps {
  /** Joined = nothing here yet; broken = refused or not found. */
  threads?: 'joined' | 'broken' | undefined;
}

const paths = { deep: '', dark: '', stripe: '', gold: '', pale: '' };
[0, 144].forEach((left, piece) => {
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 4; column++) {
      const x = left + column * 24;
      const y = row * 24;
      const plain = (row + column) % 2 === 1;
      paths[plain || piece ? 'dark' : 'deep'] += `M${x} ${y}h24v24h-24z`;
      if (plain) paths.stripe += `M${x + 4} ${y}h3v24h-3zM${x + 11} ${y}h3v24h-3zM${x + 18} ${y}h3v24h-3z`;
      else {
        const motif =
          (Math.floor(row / 2) + Math.floor(column / 2) + piece) % 2 ? motifs.hour : motifs.stairs;
        paths[row % 2 ? 'pale' : 'gold'] += cellsPath(motif, x, y, 4);
      }
    }
  }
});

/** Two woven pieces and the threads between them. */
export const EmptyStateDrawing = ({ threads = 'joined' }: EmptyStateDrawingProps) => (
  <svg width={240} height={96} viewBox="0 0 240 96" aria-hidden focusable="false">
    <g shapeRendering="crispEdges">
      <path fill={thread.deep} d={paths.deep} />
      <path fill={thread.dark} d={paths.dark} />
      <path fill={thread.mid} d={paths.stripe} />
      <path fill={thread.gold} d={paths.gold} />
      <path fill={thread.pale} d={paths.pale} />
    </g>
    <g fill="none" strokeWidth="2" {...(threads === 'broken' && { strokeDasharray: '5 5' })}>
      <path stroke={thread.mid} d="M96 8h48M96 40h48M96 72h48" />
      <path stroke={thread.goldDeep} d="M96 24h48M96 56h48M96 88h48" />
    </g>
  </svg>
);
