import { Box, Flex } from '@portal/ui';
import type { ReactNode } from 'react';
import { useDraft } from './draft-context.ts';
import { SavedState } from './SavedState.tsx';

/** The height of the workspace bar; nothing in a window lower than 480 px, where it scrolls away. */
export const belowHeader = 'clamp(0px, 100vh*9 - 4320px, 68px)';

/** Stays in sight on pages of several screens: where in the form this is, and whether every word is safe. */
export const SavedBar = ({ children }: { children: ReactNode }) => {
  const { autosave, conflict } = useDraft();
  const isOffline = autosave.state === 'offline' || autosave.state === 'waiting';
  const isLong = autosave.state === 'error' || conflict !== null;
  const isSentence = isOffline || isLong;
  return (
    <Flex
      position="sticky"
      top={belowHeader}
      zIndex="1"
      minH="10"
      flexWrap="wrap"
      py="1"
      mb="2"
      columnGap="3"
      align="center"
      justify="space-between"
      bg="bg.canvas"
      borderBottomWidth="1px"
      data-print="hide"
      // Several lines would cover what is typed between the header and the keyboard of a phone; what waits
      // for a connection goes out without its button.
      {...(isSentence && {
        css: {
          '@media (max-height: 560px)': isOffline
            ? { '& button': { display: 'none' } }
            : { position: 'static' },
        },
      })}
    >
      <Box
        textStyle="meta"
        color="fg.muted"
        flex="1 1 7rem"
        minW="0"
        {...(isSentence && { hideBelow: 'md' })}
      >
        {children}
      </Box>
      <Box {...(isSentence && { maxW: { md: '70%' } })}>
        <SavedState />
      </Box>
    </Flex>
  );
};
