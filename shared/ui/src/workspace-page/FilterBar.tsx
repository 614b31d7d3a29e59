import { chakra, Flex } from '@chakra-ui/react';
import { ChevronDown, X } from 'lucide-react';
import { type ComponentProps, Fragment, type ReactNode, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { useUI } from '../system/ui-context.ts';

const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '36px',
    px: '3',
    bg: 'bg.surface',
    color: 'fg',
    borderWidth: '1px',
    borderRadius: 'md',
    fontSize: '0.875rem',
    fontWeight: 'semibold',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle', borderColor: 'border.control' },
    _disabled: { bg: 'bg.muted', color: 'fg.subtle', borderColor: 'border', cursor: 'not-allowed' },
  },
  variants: {
    active: {
      true: {
        bg: 'brand.subtle',
        color: 'brand.fg',
        borderColor: 'brand.solid',
        _hover: { bg: 'brand.muted' },
      },
    },
  },
});

export interface FilterChipProps extends Omit<ComponentProps<typeof Chip>, 'children'> {
  children: ReactNode;
  icon?: ReactNode;
  /** A filter is set: tinted. */
  active?: boolean | undefined;
}

/** Opens a menu or popover; use it as their `trigger`. */
export const FilterChip = ({ children, icon, active, ...props }: FilterChipProps) => (
  <Chip type="button" active={Boolean(active)} {...props}>
    {icon}
    {children}
    <ChevronDown size={16} aria-hidden />
  </Chip>
);

export interface ActiveFilterProps {
  /** What is filtered, as text: it is also the name for the remove button. */
  label: string;
  onRemove: () => void;
}

export function ActiveFilter({ label, onRemove }: ActiveFilterProps) {
  const { labels } = useUI();
  return (
    <Chip type="button" active aria-label={labels.remove(label)} onClick={onRemove}>
      {label}
      <X size={16} aria-hidden />
    </Chip>
  );
}

export interface FilterBarProps {
  /** Name of the group. */
  label: string;
  children: ReactNode;
  /** Shown when something is set. */
  onClear?: (() => void) | undefined;
}

export function FilterBar({ label, children, onClear }: FilterBarProps) {
  const { labels } = useUI();
  const [clearings, setClearings] = useState(0);
  return (
    <Flex role="group" aria-label={label} wrap="wrap" align="center" gap="2" data-print="hide">
      {/* What was typed and is not searched for yet goes as well. */}
      <Fragment key={clearings}>{children}</Fragment>
      {onClear && (
        <Button
          variant="ghost"
          size="xs"
          onClick={() => {
            setClearings(clearings + 1);
            onClear();
          }}
        >
          {labels.clear}
        </Button>
      )}
    </Flex>
  );
}
