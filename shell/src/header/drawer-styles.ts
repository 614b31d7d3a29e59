const ease = '500ms cubic-bezier(.2,.8,.2,1)';

/** Stays in sight, above all else, until it has slid out. */
const leaves = `display ${ease} allow-discrete, overlay ${ease} allow-discrete`;

/** A dialog or, without a script, a popover; two rules, since an unknown selector makes a whole rule void. */
export const drawerStyle = {
  '--drawer-from': '100%',
  _rtl: { '--drawer-from': '-100%' },
  position: 'fixed',
  insetBlock: '0',
  insetInlineStart: 'auto',
  insetInlineEnd: '0',
  m: '0',
  p: '0',
  w: 'full',
  maxW: 'drawer',
  h: '100dvh',
  maxH: 'none',
  overflow: 'hidden',
  bg: 'bg.surface',
  color: 'fg',
  border: '0',
  borderInlineStartWidth: '1px',
  shadow: 'overlay',
  animation: `drawer-out ${ease}`,
  transition: leaves,
  '&[open]': { animation: `drawer-in ${ease}` },
  '&:popover-open': { animation: `drawer-in ${ease}` },
  '&::backdrop': { bg: 'bg.scrim', animation: `fade-out ${ease}`, transition: leaves },
  '&[open]::backdrop': { animation: `fade-in ${ease}` },
  '&:popover-open::backdrop': { animation: `fade-in ${ease}` },
  _motionReduce: {
    animation: 'none !important',
    transition: 'none',
    '&::backdrop': { animation: 'none !important', transition: 'none' },
  },
};

/** A row of 52 px with a bar at its start when it is the current one. */
export const drawerRow = {
  borderInlineStartWidth: '5px',
  borderColor: 'border.unmarked',
  '&[data-active]': { bg: 'brand.subtle', borderColor: 'brand.solid', color: 'brand.fg' },
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '52px',
    ps: '15px',
    pe: '4',
    py: '2',
    fontSize: '0.9375rem',
    fontWeight: '600',
  },
  '& > a:hover': { bg: 'bg.subtle' },
};

/** Its chevron stands at the end of the row above. */
export const drawerDetails = {
  '& > summary': {
    position: 'absolute',
    top: '0',
    insetInlineEnd: '0',
    w: '56px',
    h: '52px',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    cursor: 'pointer',
    listStyle: 'none',
    _hover: { bg: 'bg.subtle' },
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '&[open] > summary svg': { rotate: '180deg' },
};

export const drawerChild = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  minH: 'touch',
  ps: '54px',
  pe: '4',
  py: '2',
  color: 'fg.muted',
  '&:hover': { color: 'fg' },
  '&[aria-current]': { color: 'brand.fg', fontWeight: 'bold' },
};

/** A fund, which heads its own pages. */
export const drawerSection = {
  ...drawerChild,
  ps: '5',
  fontFamily: 'heading',
  fontWeight: '650',
  color: 'fg',
};
