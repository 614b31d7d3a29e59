import { chakra } from '@chakra-ui/react';
import { cellsPath, motifs } from './motifs.ts';

export interface WeaveStripProps {
  palette: 'forest' | 'indigo';
  orientation?: 'vertical' | 'horizontal' | undefined;
}

const Strip = chakra('svg', { base: { display: 'block' } });

export const WeaveStrip = ({ palette }: WeaveStripProps) => (
  <Strip viewBox="0 0 24 24" aria-hidden focusable="false">
    <path fill={palette === 'forest' ? '#0B3F2E' : '#2A397C'} d="M0 0h24v24H0z" />
    <path fill="#F7B41E" d={cellsPath(motifs.stairs, 0, 0, 4)} />
  </Strip>
);
