import { chakra } from '@chakra-ui/react';

/** The public page's width: 1308 with 20, 32 and 24 px of side padding. */
export const PageContainer = chakra('div', {
  base: { w: 'full', maxW: 'page', mx: 'auto', px: { base: '5', md: '8', xl: '6' } },
});

/** Content of a workspace page; `wide` is for screens with several panes. */
export const WorkContainer = chakra('div', {
  base: {
    w: 'full',
    maxW: 'work',
    px: { base: '5', md: '8', lg: '10' },
    py: { base: '6', lg: '8' },
    mx: 'auto',
  },
  variants: { wide: { true: { maxW: 'workWide' } } },
});
