import { chakra } from '@chakra-ui/react';
import { useId } from 'react';

export interface SelvedgeProps {
  /** 8 px on public pages, 4 px in the workspace. */
  height?: 8 | 4 | undefined;
}

const Band = chakra('svg', { base: { display: 'block', w: 'full', _print: { display: 'none' } } });

/** The woven edge at the very top of every page. */
export function Selvedge({ height = 8 }: SelvedgeProps) {
  const id = useId();
  return (
    <Band height={`${height}px`} aria-hidden focusable="false" shapeRendering="crispEdges">
      <pattern id={id} width="224" height={height} patternUnits="userSpaceOnUse">
        <path fill="#0B3F2E" d="M0 0h224v8H0z" />
        <path fill="#F7B41E" d="M12 0h12v4H12z" />
      </pattern>
      <rect width="100%" height={height} fill={`url(#${id})`} />
    </Band>
  );
}
