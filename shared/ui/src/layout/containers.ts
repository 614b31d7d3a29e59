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
    py: { base: '6', lg: '10' },
    mx: 'auto',
  },
  variants: { wide: { true: { maxW: 'workWide' } } },
});

/** Running text: a measure that can be read, links that print their target. */
export const Prose = chakra('div', {
  base: {
    maxW: 'prose',
    textStyle: 'body',
    '& > * + *': { mt: '4' },
    '& h2': { textStyle: 'cardTitle', mt: '8' },
    '& h3': { textStyle: 'panelTitle', mt: '6' },
    '& ul, & ol': { ps: '6' },
    '& ul': { listStyleType: 'disc' },
    '& ol': { listStyleType: 'decimal' },
    '& li + li': { mt: '2' },
    '& a': { color: 'fg.link', textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& blockquote': {
      borderInlineStart: '3px solid',
      borderColor: 'accent.solid',
      ps: '4',
      color: 'fg.muted',
    },
    '& table': {
      w: 'full',
      '& th, & td': { borderBottomWidth: '1px', py: '2', pe: '4', textAlign: 'start' },
    },
    _print: { '& a[href^=http]::after': { content: '" (" attr(href) ")"' } },
  },
});
