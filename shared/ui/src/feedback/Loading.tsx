import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PatternTile } from '../pattern/PatternTile.tsx';
import { useUI } from '../system/ui-context.ts';

export interface LoadingProps {
  /** What is being waited for; default is the word for loading. */
  children?: ReactNode;
  /** Fills a page or a panel instead of one line. */
  block?: boolean | undefined;
}

/** A word with a slow breath. Under reduced motion only the word stays. */
export function Loading({ children, block }: LoadingProps) {
  const { labels } = useUI();
  return (
    <chakra.div
      role="status"
      display="flex"
      alignItems="center"
      justifyContent={block ? 'center' : 'flex-start'}
      gap="3"
      color="fg.muted"
      {...(block && { minH: '240px' })}
    >
      <chakra.span
        aria-hidden
        display="inline-flex"
        animation="breathe 1.6s ease-in-out infinite"
        _motionReduce={{ display: 'none' }}
      >
        <PatternTile motif="stairs" size={20} />
      </chakra.span>
      <span>{children ?? labels.loading}</span>
    </chakra.div>
  );
}
