import { useUser } from '@portal/platform';
import { Box, Flex, useNarrow } from '@portal/ui';
import { type ReactNode, useEffect } from 'react';
import { warmOverlay } from '../overlay/lazy-overlay.tsx';
import { Sidebar } from '../sidebar/Sidebar.tsx';
import { WorkspaceBar } from '../workspace-bar/WorkspaceBar.tsx';
import { barHeight } from '../workspace-parts/bar-height.ts';

interface WorkspaceFrameProps {
  /** A page that needs the whole window: the sidebar becomes a rail. */
  desk: boolean;
  children: ReactNode;
}

export const WorkspaceFrame = ({ desk, children }: WorkspaceFrameProps) => {
  const user = useUser();
  // A phone never shows the sidebar, and would spend a tenth of the page's elements on it.
  const isNarrow = useNarrow();
  useEffect(() => {
    // In a task of its own: effects of the whole page are one task as it is.
    const timer = setTimeout(warmOverlay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Flex direction="column" minH="100vh" {...(desk && { h: { lg: '100vh' } })}>
      <WorkspaceBar />
      <Flex flex="1" minH="0">
        {user && !isNarrow && <Sidebar user={user} rail={desk} />}
        <Box
          as="main"
          id="main"
          tabIndex={-1}
          flex="1"
          minW="0"
          // What is jumped or tabbed to must not hide below the bar, nor below buttons that stay at the bottom.
          css={{ '& *': { scrollMarginTop: `calc(${barHeight} + 16px)`, scrollMarginBottom: '40' } }}
          {...(desk && { overflow: { lg: 'auto' } })}
        >
          {children}
        </Box>
      </Flex>
    </Flex>
  );
};
