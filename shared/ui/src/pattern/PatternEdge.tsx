import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { thread } from './thread-colours.ts';

interface PatternEdgeProps {
  /** 8 px on public pages, 4 px in the workspace. */
  height?: 8 | 4 | undefined;
}

const Band = chakra('svg', { base: { display: 'block', w: 'full', _print: { display: 'none' } } });

/** The woven edge at the very top of every page; the workspace shows its upper half. */
export function PatternEdge({ height = 8 }: PatternEdgeProps) {
  const id = useId();
  return (
    <Band height={`${height}px`} aria-hidden focusable="false" shapeRendering="crispEdges">
      <pattern id={id} width="120" height="8" patternUnits="userSpaceOnUse">
        <path fill={thread.deep} d="M0 0h120v8H0z" />
        <path
          fill={thread.dark}
          d="M0 0h12v4H0zM36 0h12v4H36zM72 0h12v4H72zM96 0h12v4H96zM12 4h12v4H12zM36 4h12v4H36zM60 4h12v4H60zM96 4h12v4H96z"
        />
        <path fill={thread.gold} d="M12 0h12v4H12zM72 4h12v4H72z" />
        <path fill={thread.leaf} d="M84 0h12v4H84zM24 4h12v4H24z" />
        <path fill="#C4472D" d="M48 0h12v4H48zM108 4h12v4h-12z" />
        <path fill="#364899" d="M108 0h12v4h-12zM48 4h12v4H48z" />
      </pattern>
      <rect width="100%" height={height} fill={`url(#${id})`} />
    </Band>
  );
}
