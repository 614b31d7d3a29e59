import { defineStyle } from '@chakra-ui/react';

const still = { animation: 'none' };

export const backdrop = defineStyle({
  position: 'fixed',
  inset: '0',
  bg: 'bg.scrim',
  zIndex: 'scrim',
  _open: { animation: 'fade-in 320ms cubic-bezier(.2,.8,.2,1)' },
  _closed: { animation: 'fade-out 200ms' },
  _motionReduce: still,
});

export const dialogPositioner = defineStyle({
  position: 'fixed',
  inset: '0',
  zIndex: 'modal',
  display: 'flex',
  justifyContent: 'center',
  alignItems: { base: 'flex-end', sm: 'center' },
  p: { base: '0', sm: '6' },
  overflow: 'hidden',
});

export const dialogContent = defineStyle({
  w: 'full',
  maxH: 'calc(100dvh - 48px)',
  overflowY: 'auto',
  bg: 'bg.raised',
  borderWidth: '1px',
  borderRadius: 'lg',
  borderBottomRadius: { base: '0', sm: 'lg' },
  shadow: 'overlay',
  p: { base: '5', sm: '7' },
  _open: { animation: 'rise-in 320ms cubic-bezier(.2,.8,.2,1)' },
  _closed: { animation: 'fade-out 200ms' },
  _motionReduce: still,
});

export const drawerContent = defineStyle({
  '--drawer-from': '100%',
  _rtl: { '--drawer-from': '-100%' },
  position: 'fixed',
  insetBlock: '0',
  insetInlineEnd: '0',
  zIndex: 'drawer',
  display: 'flex',
  flexDirection: 'column',
  w: 'full',
  bg: 'bg.surface',
  borderInlineStartWidth: '1px',
  shadow: 'overlay',
  _open: { animation: 'drawer-in 500ms cubic-bezier(.2,.8,.2,1)' },
  _closed: { animation: 'drawer-out 500ms cubic-bezier(.2,.8,.2,1)' },
  _motionReduce: still,
});

export const floating = defineStyle({
  bg: 'bg.raised',
  borderWidth: '1px',
  borderRadius: 'md',
  shadow: 'overlay',
  zIndex: 'popover',
  maxW: 'calc(100vw - 24px)',
  _open: { animation: 'rise-in 200ms cubic-bezier(.2,.8,.2,1)' },
  _closed: { animation: 'fade-out 140ms' },
  _motionReduce: still,
});

export const menuItem = defineStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minH: 'touch',
  px: '3',
  py: '2',
  borderRadius: 'sm',
  cursor: 'pointer',
  color: 'fg',
  textDecoration: 'none',
  textAlign: 'start',
  w: 'full',
  _highlighted: { bg: 'brand.subtle', color: 'brand.fg' },
  _focusVisible: { outlineOffset: '-3px', boxShadow: 'inset 0 0 0 5px {colors.focus.inner}' },
  _disabled: { color: 'fg.subtle', cursor: 'not-allowed' },
});
