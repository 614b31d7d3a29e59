import { defineRecipe } from '@chakra-ui/react';

export const inputRecipe = defineRecipe({
  base: {
    w: 'full',
    minW: '0',
    px: '4',
    bg: 'bg.surface',
    color: 'fg',
    borderWidth: '1.5px',
    borderColor: 'border.control',
    borderRadius: 'md',
    fontSize: 'md',
    lineHeight: 'snug',
    transition: 'border-color 140ms',
    _hover: { borderColor: 'fg' },
    _invalid: { borderColor: 'fg.error' },
    _disabled: { bg: 'bg.muted', color: 'fg.subtle', cursor: 'not-allowed', opacity: 1 },
    '&[readonly]': { bg: 'bg.subtle' },
  },
  variants: { size: { md: { minH: 'control' }, sm: { minH: 'controlSm', px: '3', fontSize: 'sm' } } },
  defaultVariants: { size: 'md' },
});
