import { Link, localise, useLocation } from '@portal/platform';
import type { HeaderChild } from '@portal/platform/area';
import { Box, PatternTile } from '@portal/ui';
import { menuItem } from '../menu/menu-styles.ts';
import { isHere } from '../navigation/active.ts';

const panel = {
  position: 'absolute',
  // Below the entry's own line and the header's.
  top: 'calc(100% + 4px)',
  insetInlineStart: '-24px',
  zIndex: 'dropdown',
  w: '626px',
  p: '3',
  bg: 'bg.raised',
  color: 'fg',
  borderWidth: '1px',
  borderTopWidth: '0',
  borderBottomRadius: 'lg',
  shadow: 'overlay',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  animation: 'rise-in 200ms cubic-bezier(.2,.8,.2,1)',
};

const row = {
  ...menuItem,
  '&:hover, &[aria-current]': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'bold' },
};

const head = { ...row, fontFamily: 'heading', fontWeight: '650', fontSize: '1rem' };

interface NavDropdownProps {
  id: string;
  entries: readonly HeaderChild[];
  onChosen: () => void;
}

/** The open part of a header entry: two columns, each with its woven tile where it has one. */
export const NavDropdown = ({ id, entries, onChosen }: NavDropdownProps) => {
  const location = useLocation();
  const link = (to: string, text: string, style: object, tile?: HeaderChild['tile']) => (
    <Box asChild css={style} key={to}>
      <Link to={to} onClick={onChosen} aria-current={isHere(to, location) ? 'page' : undefined}>
        {tile && <PatternTile motif={tile} size={28} />}
        {text}
      </Link>
    </Box>
  );
  return (
    <Box id={id} css={panel}>
      {entries.map(({ to, label, tile, children = [] }) => (
        <Box
          key={to}
          css={{ '&:nth-of-type(2n)': { borderInlineStartWidth: children.length > 0 ? '1px' : '0' } }}
        >
          {link(to, localise(label), children.length > 0 ? head : row, tile)}
          {children.map((child) => link(child.to, localise(child.label), row))}
        </Box>
      ))}
    </Box>
  );
};
