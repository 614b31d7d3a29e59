import { chakra } from '@chakra-ui/react';
import { type ComponentProps, useEffect, useRef } from 'react';

/** Stays where it is while the rows scroll. */
export const Frame = chakra('div', {
  base: {
    flex: '1',
    minH: '0',
    overflow: 'auto',
    position: 'relative',
    bg: 'bg.surface',
    // What is wider than the paper is printed smaller, not cut.
    _print: { overflow: 'visible' },
  },
});

export const Grid = chakra(
  'table',
  {
    base: { w: 'full', borderCollapse: 'separate', borderSpacing: '0', fontSize: '0.875rem' },
    variants: {
      look: {
        dense: {
          lineHeight: '1.3',
          // Where a window is narrow the words need the room.
          '--cell-pad': '6px',
          '@media (min-width: 87.5rem)': { '--cell-pad': '8px' },
        },
        roomy: {},
      },
    },
    defaultVariants: { look: 'dense' },
  },
  { defaultProps: { role: 'table' } },
);

export const HeadCell = chakra('th', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: '1',
    h: '29px',
    px: 'var(--cell-pad, 8px)',
    bg: 'bg.subtle',
    borderBottomWidth: '1px',
    color: 'fg.muted',
    fontSize: '0.8125rem',
    fontWeight: 'semibold',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    '&[aria-sort=ascending], &[aria-sort=descending]': { color: 'fg' },
  },
  variants: {
    end: { true: { textAlign: 'end', '& button': { flexDirection: 'row-reverse' } } },
    look: { dense: {}, roomy: { h: '40px', px: { base: '2', xl: '5' } } },
  },
});

export const HeadButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '24px',
    maxW: 'full',
    font: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    _hover: { color: 'fg' },
    '& svg': { flexShrink: 0 },
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
});

export const Row = chakra('tr', {
  base: {
    breakInside: 'avoid',
    _hover: { '& > td': { bg: 'bg.subtle' } },
    '&[aria-selected=true] > td': { bg: 'brand.subtle' },
  },
  variants: {
    look: {
      dense: {
        '&:has(a:focus-visible) > td': {
          bg: 'brand.subtle',
          boxShadow: 'inset 0 3.5px {colors.focus.inner}, inset 0 -3.5px {colors.focus.inner}',
        },
        '&:has(a:focus-visible)': { outline: '2px solid {colors.focus.outer}', outlineOffset: '-2px' },
      },
      roomy: { _last: { '& > td': { borderBottomWidth: '0' } } },
    },
  },
});

export const Cell = chakra('td', {
  base: { borderBottomWidth: '1px', verticalAlign: 'middle', textAlign: 'start' },
  variants: {
    look: {
      /** 28 px: twenty-four rows fill a screen of 900 px under everything above them. */
      dense: {
        h: '28px',
        px: 'var(--cell-pad, 8px)',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        // The ring is drawn around the row.
        '& a:focus-visible': { outlineWidth: '0', boxShadow: 'none' },
      },
      roomy: { h: '48px', px: { base: '2', xl: '5' }, py: '3' },
    },
    end: { true: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } },
    /** Holds a box to select with. */
    box: { true: { px: '0', ps: '3', w: '44px', textOverflow: 'clip', _print: { display: 'none' } } },
    /** Goes on into the row below. */
    open: { true: { borderBottomWidth: '0' } },
  },
});

const CheckInput = chakra('input', {
  base: { width: '18px', height: '18px', accentColor: 'brand.solid', cursor: 'pointer', display: 'block' },
});
const PressArea = chakra('label', {
  base: {
    display: 'inline-flex',
    p: '4px',
    cursor: 'pointer',
    verticalAlign: 'middle',
    '@media (pointer: coarse)': { p: '13px', m: '-9px' },
  },
});

interface SelectBoxProps extends Omit<ComponentProps<typeof CheckInput>, 'type'> {
  'aria-label': string;
  /** Some, not all. */
  mixed?: boolean;
}

export const SelectBox = ({ mixed = false, ...props }: SelectBoxProps) => {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <PressArea>
      <CheckInput ref={ref} type="checkbox" {...props} />
    </PressArea>
  );
};
