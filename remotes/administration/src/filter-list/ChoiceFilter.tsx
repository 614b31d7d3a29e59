import { FilterChip, Menu, toggled } from '@portal/ui/overlay';
import type { ReactNode } from 'react';

interface Option {
  value: string;
  label: string;
  icon?: ReactNode;
}

interface ManyProps {
  /** What is filtered; the chip shows it until something is chosen. */
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  onChange: (change: ReturnType<typeof toggled>) => void;
}

const choiceText = (label: string, options: readonly Option[], chosen: readonly string[]): string => {
  const first = options.find(({ value }) => value === chosen[0])?.label ?? chosen[0];
  if (first === undefined) return label;
  return chosen.length > 1 ? `${label}: ${first} +${chosen.length - 1}` : `${label}: ${first}`;
};

/** Several may be chosen; the menu stays open meanwhile. */
export const ManyFilter = ({ label, options, chosen, onChange }: ManyProps) => (
  <Menu
    stayOpen
    align="start"
    trigger={<FilterChip active={chosen.length > 0}>{choiceText(label, options, chosen)}</FilterChip>}
    onSelect={(value) => onChange(toggled(value))}
    items={options.map((option) => ({ ...option, checked: chosen.includes(option.value) }))}
  />
);

interface OneProps {
  /** The first entry, which stands for no filter. */
  all: string;
  options: readonly Option[];
  chosen: string | undefined;
  onChange: (value: string | null) => void;
}

const ALL = 'all';

/** One or none is chosen. */
export const OneFilter = ({ all, options, chosen, onChange }: OneProps) => (
  <Menu
    align="start"
    trigger={
      <FilterChip active={chosen !== undefined}>
        {options.find(({ value }) => value === chosen)?.label ?? chosen ?? all}
      </FilterChip>
    }
    onSelect={(value) => onChange(value === ALL ? null : value)}
    items={[
      { value: ALL, label: all, checked: chosen === undefined },
      ...options.map((option) => ({ ...option, checked: option.value === chosen })),
    ]}
  />
);
