/** A dense table: heads of 32, rows of 38, lines between the rows. */
export const denseTable = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th, & td': { textAlign: 'start', px: '2', borderTopWidth: '1px' },
  '& :is(th, td):first-child': { ps: '5' },
  '& :is(th, td):last-child': { pe: '5' },
  '& thead th': {
    height: '32px',
    bg: 'bg.subtle',
    color: 'fg.muted',
    fontSize: '0.8125rem',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
  },
  '& tbody :is(th, td)': { height: '38px', fontWeight: 'normal' },
  '& .end': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
} as const;
