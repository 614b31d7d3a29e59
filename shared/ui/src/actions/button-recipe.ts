import { defineRecipe } from '@chakra-ui/react';

export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontFamily: 'body',
    fontWeight: 'bold',
    lineHeight: '1.2',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: 'background-color 140ms, border-color 140ms, color 140ms, translate 80ms',
    _active: { translate: '0 1px' },
    '& svg': { flexShrink: 0, strokeWidth: '1.75' },
    '&:disabled, &[aria-disabled=true]': {
      cursor: 'not-allowed',
      translate: 'none',
    },
    '&:disabled, &[aria-disabled=true]:not([aria-busy])': {
      bg: 'bg.muted',
      color: 'fg.subtle',
      borderColor: 'transparent',
    },
    _print: { display: 'none' },
  },
  variants: {
    variant: {
      solid: { bg: 'brand.solid', color: 'brand.contrast', _hover: { bg: 'brand.fg' } },
      accent: { bg: 'accent.solid', color: 'accent.contrast', _hover: { bg: 'accent.hover' } },
      outline: {
        bg: 'bg.surface',
        color: 'fg',
        borderColor: 'border.control',
        _hover: { bg: 'bg.subtle', borderColor: 'fg' },
      },
      ghost: { color: 'brand.fg', _hover: { bg: 'brand.subtle' } },
      danger: {
        bg: 'bg.surface',
        color: 'laterite.fg',
        borderColor: 'laterite.border',
        _hover: { bg: 'laterite.subtle', borderColor: 'laterite.solid' },
      },
      dangerSolid: { bg: 'laterite.solid', color: 'laterite.contrast', _hover: { bg: 'laterite.fg' } },
      onBrand: {
        color: 'fg.onBrand',
        borderColor: 'forest.300',
        _hover: { bg: 'forest.800', borderColor: 'white' },
      },
    },
    size: {
      md: { minH: 'control', px: '5', py: '2', fontSize: 'md' },
      sm: { minH: 'controlSm', px: '4', py: '1.5', fontSize: 'sm' },
      xs: { minH: 'controlXs', px: '3', py: '1', fontSize: '0.875rem' },
    },
    square: { true: { px: '0', py: '0', flexShrink: 0 } },
    full: {
      true: { w: 'full' },
      /** Full width on a phone, as wide as its words above. */
      phone: { w: { base: 'full', sm: 'auto' } },
    },
  },
  compoundVariants: [
    { square: true, size: 'md', css: { w: 'control' } },
    { square: true, size: 'sm', css: { w: 'controlSm' } },
    { square: true, size: 'xs', css: { w: 'controlXs' } },
  ],
  defaultVariants: { variant: 'solid', size: 'md' },
});
