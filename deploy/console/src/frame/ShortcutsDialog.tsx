import { KeysDialog } from '@portal/ui/overlay';
import { pages } from './pages.ts';

const keys = [
  ...pages.map(({ label, key }) => [`g ${key}`, label] as const),
  ['Arrows', 'Move in the matrix'],
  ['Enter', 'Open a cell of the matrix'],
  ['?', 'This list'],
] as const;

export const ShortcutsDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <KeysDialog open={open} onClose={onClose} title="Keys on the keyboard" keys={keys} />
);
