import { Box } from '@portal/ui';
import { Dialog } from '@portal/ui/overlay';
import { pages } from './pages.ts';

const rows = [
  ...pages.map(({ label, key }) => [`g ${key}`, label] as const),
  ['Arrows', 'Move in the matrix'],
  ['Enter', 'Open a cell of the matrix'],
  ['?', 'This list'],
] as const;

export const ShortcutsDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog open={open} onClose={onClose} title="Keys on the keyboard" closable>
    <Box as="dl" display="grid" gridTemplateColumns="96px 1fr" rowGap="2">
      {rows.map(([key, what]) => (
        <Box key={key} display="contents">
          <Box as="dt" fontWeight="bold">
            {key}
          </Box>
          <Box as="dd">{what}</Box>
        </Box>
      ))}
    </Box>
  </Dialog>
);
