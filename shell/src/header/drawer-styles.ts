/** A row of 52 px with a bar at its start when it is the current one. */
export const drawerRow = {
  display: 'flex',
  alignItems: 'stretch',
  borderInlineStartWidth: '5px',
  borderColor: 'border.unmarked',
  '&[data-active]': { bg: 'brand.subtle', borderColor: 'brand.solid', color: 'brand.fg' },
  '& > a': {
    flex: '1',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '52px',
    ps: '15px',
    pe: '4',
    py: '2',
    fontSize: '15px',
    fontWeight: '600',
  },
  '& > button': {
    w: '56px',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    cursor: 'pointer',
  },
  '& > a:hover, & > button:hover': { bg: 'bg.subtle' },
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
