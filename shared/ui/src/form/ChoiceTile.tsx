import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { useFieldControl } from './field-context.ts';

const Tile = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    px: '4',
    py: { base: '3', sm: '3.5' },
    minH: 'control',
    bg: 'bg.surface',
    borderWidth: '1.5px',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { borderColor: 'border.control' },
    '&:has(input:checked)': { borderColor: 'brand.solid', bg: 'brand.subtle' },
    '&:has(input:disabled)': { bg: 'bg.muted', color: 'fg.subtle', cursor: 'not-allowed' },
    '&:has(input:focus-visible)': {
      outline: '3px solid {colors.focus.outer}',
      boxShadow: '0 0 0 5px {colors.focus.inner}',
    },
    '& input:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
});
const Radio = chakra('input', {
  base: {
    appearance: 'none',
    width: '22px',
    height: '22px',
    flexShrink: 0,
    mt: '1px',
    borderRadius: '50%',
    borderWidth: '2px',
    borderColor: 'border.control',
    bg: 'bg.surface',
    cursor: 'inherit',
    // With the browser’s own tick.
    '&[type=checkbox]': { appearance: 'auto', accentColor: 'brand.solid' },
    _checked: { borderColor: 'brand.solid', borderWidth: '7px' },
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
});

export interface ChoiceTileProps extends Omit<ComponentProps<typeof Radio>, 'title' | 'children'> {
  label: ReactNode;
  description?: ReactNode;
}

/** One answer of a group; put several with the same `name` into `Field group`. */
export const ChoiceTile = ({ label, description, ...props }: ChoiceTileProps) => (
  <Tile>
    <Radio type="radio" {...useFieldControl(props)} {...props} />
    <chakra.span flex="1" minW="0">
      <chakra.span display="block" fontWeight="bold">
        {label}
      </chakra.span>
      {description && (
        <chakra.span display="block" textStyle="hint" color="fg.muted">
          {description}
        </chakra.span>
      )}
    </chakra.span>
  </Tile>
);
