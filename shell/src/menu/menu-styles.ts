export const menuPanel = {
  position: 'absolute',
  top: 'calc(100% + 4px)',
  zIndex: 'dropdown',
  minW: '232px',
  maxH: 'min(420px, 80vh)',
  overflowY: 'auto',
  p: '2',
  bg: 'bg.raised',
  borderWidth: '1px',
  borderRadius: 'lg',
  shadow: 'overlay',
  animation: 'rise-in 200ms cubic-bezier(.2,.8,.2,1)',
};

export const menuItem = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: 'full',
  minH: '42px',
  px: '3',
  py: '2',
  borderRadius: 'md',
  fontSize: '0.9375rem',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover, &:focus-visible, &[aria-checked=true]': { bg: 'brand.subtle', color: 'brand.fg' },
  '&[aria-checked=true]': { fontWeight: 'bold' },
};

/** A quiet button of the header. */
export const headerButton = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minH: 'touch',
  px: '2',
  borderRadius: 'md',
  fontSize: '0.9375rem',
  fontWeight: '600',
  cursor: 'pointer',
  _hover: { bg: 'bg.subtle' },
};
