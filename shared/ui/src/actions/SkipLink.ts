import { chakra } from '@chakra-ui/react';

/** First thing on the page; appears when it gets the focus. */
export const SkipLink = chakra(
  'a',
  {
    base: {
      position: 'fixed',
      insetInlineStart: '4',
      top: '-20',
      zIndex: 'toast',
      px: '5',
      py: '3',
      bg: 'bg.raised',
      color: 'fg.link',
      fontWeight: 'bold',
      borderRadius: 'md',
      borderWidth: '1px',
      shadow: 'overlay',
      _focus: { top: '4' },
      _print: { display: 'none' },
    },
  },
  { defaultProps: { href: '#main' } },
);
