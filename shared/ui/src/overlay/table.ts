import { chakra } from '@chakra-ui/react';

/**
 * Hairlines, no zebra. Below 768 px each row is a stacked block and a cell shows its `data-label`.
 * The roles are written out because `display: block` takes the table meaning away in some browsers.
 */
export const Table = chakra(
  'table',
  {
    base: {
      w: 'full',
      borderCollapse: 'collapse',
      fontSize: 'sm',
      display: { base: 'block', md: 'table' },
      '& caption': {
        display: { base: 'block', md: 'table-caption' },
        textAlign: 'start',
        textStyle: 'panelTitle',
        p: '5',
      },
    },
  },
  { defaultProps: { role: 'table' } },
);

export const Thead = chakra(
  'thead',
  { base: { hideBelow: 'md', borderBottomWidth: '1px' } },
  { defaultProps: { role: 'rowgroup' } },
);

export const Tbody = chakra(
  'tbody',
  { base: { display: { base: 'block', md: 'table-row-group' } } },
  { defaultProps: { role: 'rowgroup' } },
);

export const Tr = chakra(
  'tr',
  {
    base: {
      borderBottomWidth: '1px',
      _last: { borderBottomWidth: '0' },
      display: { base: 'block', md: 'table-row' },
      py: { base: '3', md: '0' },
      breakInside: 'avoid',
    },
    variants: { hover: { true: { _hover: { bg: 'bg.subtle' } } } },
  },
  { defaultProps: { role: 'row' } },
);

const cell = { px: '5', textAlign: 'start', verticalAlign: 'middle' } as const;
const end = { true: { textAlign: { md: 'end' }, fontVariantNumeric: 'tabular-nums' } } as const;

export const Th = chakra(
  'th',
  {
    base: {
      ...cell,
      py: '3',
      textStyle: 'meta',
      fontWeight: 'medium',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
    },
    variants: { end },
  },
  { defaultProps: { scope: 'col', role: 'columnheader' } },
);

export const Td = chakra(
  'td',
  {
    base: {
      ...cell,
      py: { base: '1', md: '3' },
      height: { md: '64px' },
      display: { base: 'flex', md: 'table-cell' },
      gap: '3',
      '&[data-label]::before': {
        content: 'attr(data-label)',
        display: { base: 'block', md: 'none' },
        flex: '0 0 38%',
        color: 'fg.muted',
        textStyle: 'meta',
      },
    },
    variants: { end },
  },
  { defaultProps: { role: 'cell' } },
);
