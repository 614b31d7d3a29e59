import { chakra } from '@chakra-ui/react';

/** `asChild` wraps a router link. `quiet` shows its line on hover only, for lists of links. */
export const Link = chakra(
  'a',
  {
    base: {
      color: 'fg.link',
      textDecorationLine: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '3px',
      borderRadius: 'xs',
      cursor: 'pointer',
      transition: 'color 140ms',
      _hover: { color: 'fg.linkHover', textDecorationThickness: '2px' },
      '&:has(svg)': { display: 'inline-flex', alignItems: 'center', gap: '2' },
      // Beside a title of several lines it would be pressed to a dot.
      '& > svg': { flexShrink: '0' },
    },
    variants: {
      tone: {
        brand: {},
        danger: { color: 'fg.error', _hover: { color: 'laterite.fg' } },
        plain: { color: 'inherit', _hover: { color: 'inherit' } },
        onBrand: { color: 'fg.onBrand', _hover: { color: 'marigold.200' } },
      },
      quiet: { true: { textDecorationLine: 'none', _hover: { textDecorationLine: 'underline' } } },
    },
  },
  // For the area that a finger finds, in devices.css.
  { defaultProps: { 'data-link': '' } },
);
