import { Box } from '@portal/ui';
import { Ban, Check, CircleDashed, type LucideIcon, Recycle, X } from 'lucide-react';
import type { Cell } from '../api/matrix.ts';

interface Look {
  icon: LucideIcon;
  word: string;
  css: Record<string, string>;
}

const dashed = { borderStyle: 'dashed', borderColor: 'border.control', color: 'fg' };

const looks: Record<Cell['state'], Look> = {
  passed: {
    icon: Check,
    word: 'Passed',
    css: { bg: 'brand.subtle', color: 'brand.fg', borderColor: 'forest.border' },
  },
  failed: {
    icon: X,
    word: 'Failed',
    css: { bg: 'laterite.solid', color: 'laterite.contrast', borderColor: 'laterite.solid' },
  },
  reused: { icon: Recycle, word: 'Reused', css: dashed },
  refused: { icon: Ban, word: 'Refused', css: { ...dashed, color: 'fg.muted' } },
  'not run': { icon: CircleDashed, word: 'Not run', css: { ...dashed, color: 'marigold.fg' } },
};

export const stateWord = (state: Cell['state']): string => looks[state].word;

interface CellButtonProps {
  cell: Cell;
  label: string;
  isCurrent: boolean;
  isOpen: boolean;
  onOpen: () => void;
}

/** A cell of the grid: one of them is in the order of the Tab key, arrows reach the others. */
export const CellButton = ({ cell, label, isCurrent, isOpen, onOpen }: CellButtonProps) => {
  const { icon: Icon, word, css } = looks[cell.state];
  return (
    <Box
      asChild
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      alignItems="center"
      justifyContent={{ base: 'center', md: 'start' }}
      columnGap="1.5"
      w="full"
      minW={{ md: '84px' }}
      h={{ base: '46px', md: '34px' }}
      px={{ md: '2' }}
      borderWidth="1px"
      borderRadius="sm"
      fontSize="2xs"
      fontWeight="semibold"
      whiteSpace="nowrap"
      cursor="pointer"
      outlineOffset="1px"
      css={{
        ...css,
        '& svg': { flexShrink: 0 },
        ...(isOpen && { boxShadow: '0 0 0 2px {colors.border.control}' }),
      }}
    >
      <button
        type="button"
        tabIndex={isCurrent ? 0 : -1}
        aria-pressed={isOpen}
        aria-label={`${word}: ${label}`}
        data-cell={cell.id}
        onClick={onOpen}
      >
        <Icon size={14} strokeWidth={2} aria-hidden />
        {word}
      </button>
    </Box>
  );
};
