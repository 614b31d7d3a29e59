import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { cellsPath, motifs } from './motifs.ts';
import { thread } from './thread-colours.ts';

export interface PatternStripProps {
  palette: 'forest' | 'indigo';
  /** Fills its box: two tiles across, repeated along. */
  orientation?: 'vertical' | 'horizontal' | undefined;
  /** Across, in px. Default 64. */
  size?: number | undefined;
}

const Strip = chakra('svg', { base: { display: 'block', flexShrink: 0 } });
const looks = {
  forest: {
    grounds: [thread.deep, thread.dark],
    light: thread.pale,
    stripe: thread.mid,
    motifs: [motifs.stairsR, motifs.hour, motifs.stairs],
  },
  indigo: {
    grounds: [thread.indigo, thread.indigoDark],
    light: thread.indigoPale,
    stripe: thread.indigoMid,
    motifs: [motifs.eye, motifs.check, motifs.diamond],
  },
};

/** Motif tiles alternate with plain upright threads like a chessboard; after twelve rows it repeats. */
export function PatternStrip({ palette, orientation = 'vertical', size = 64 }: PatternStripProps) {
  const id = useId();
  const look = looks[palette];
  const upright = orientation === 'vertical';
  const at = (row: number, column: number) =>
    (upright ? [column * 24, row * 24] : [row * 24, column * 24]) as [number, number];
  const paths = { even: '', odd: '', stripe: '', gold: '', light: '' };
  for (let row = 0; row < 12; row++) {
    const [warpX, warpY] = at(row, (row + 1) % 2);
    const [x, y] = at(row, row % 2);
    const motif = look.motifs[Math.floor((row + 1) / 2) % 3] ?? motifs.hour;
    for (const [gx, gy] of [at(row, 0), at(row, 1)]) {
      paths[row % 2 ? 'odd' : 'even'] += `M${gx} ${gy}h24v24h-24z`;
    }
    paths.stripe += `M${warpX + 4} ${warpY}h3v24h-3zM${warpX + 17} ${warpY}h3v24h-3z`;
    paths.gold += `M${warpX + 10.5} ${warpY}h3v24h-3z`;
    paths[Math.floor(row / 2) % 2 ? 'gold' : 'light'] += cellsPath(motif, x, y, 4);
  }
  const along = upright ? { width: 48, height: 288 } : { width: 288, height: 48 };
  return (
    <Strip
      aria-hidden
      focusable="false"
      shapeRendering="crispEdges"
      {...(upright ? { width: `${size}px`, height: 'full' } : { width: 'full', height: `${size}px` })}
    >
      <pattern id={id} {...along} patternUnits="userSpaceOnUse" patternTransform={`scale(${size / 48})`}>
        <path fill={look.grounds[0]} d={paths.even} />
        <path fill={look.grounds[1]} d={paths.odd} />
        <path fill={look.stripe} d={paths.stripe} />
        <path fill={thread.gold} d={paths.gold} />
        <path fill={look.light} d={paths.light} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </Strip>
  );
}
