import { Box, Flex, PageTitle } from '@portal/ui';
import type { ReactNode } from 'react';
import { saveBarPlace } from './SaveBar.tsx';

/** The workspace's bar, below which something else may stay in sight. */
export const barHeight = '68px';

interface EditorHeadProps {
  title: string;
  /** Below the title: what is edited, or the way back. */
  children: ReactNode;
}

/** The head of an editor; from 1280 px it stays in sight with the buttons of the form. */
export const EditorHead = ({ title, children }: EditorHeadProps) => (
  <Flex
    align="center"
    justify="space-between"
    columnGap="6"
    py="3"
    mb="3"
    position={{ xl: 'sticky' }}
    top={barHeight}
    bg="bg.canvas"
    zIndex="2"
  >
    <Box>
      <PageTitle>{title}</PageTitle>
      {children}
    </Box>
    <Box id={saveBarPlace} />
  </Flex>
);
