/** 44 px, a bar of 4 px outside the row when it is the current one. */
export const rowStyle = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: 'full',
  minH: 'touch',
  px: '3',
  py: '2',
  borderRadius: 'md',
  fontSize: '0.9375rem',
  color: 'fg.muted',
  cursor: 'pointer',
  '& > svg': { flexShrink: 0 },
  '&:hover': { bg: 'bg.subtle', color: 'fg' },
  '&[aria-current]': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: '650' },
  '&[aria-current]::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '-16px',
    insetBlock: '0',
    w: '4px',
    bg: 'brand.solid',
    borderEndRadius: 'sm',
    _highContrast: { forcedColorAdjust: 'none', bg: 'Highlight' },
  },
  // A long name goes on in a second line where a count stands beside it.
  '&:has(+ div > *) span': { me: '9' },
};

export const subRowStyle = { ...rowStyle, ps: '44px' };

export const railStyle = {
  ...rowStyle,
  justifyContent: 'center',
  px: '0',
  w: '48px',
  mx: 'auto',
  '&[aria-current]::before': { ...rowStyle['&[aria-current]::before'], insetInlineStart: '-12px' },
};
