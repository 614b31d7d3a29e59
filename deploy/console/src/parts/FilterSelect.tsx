import { Field, NativeSelect } from '@portal/ui';
import type { ReactNode } from 'react';
import { titled } from '../format/texts.ts';

interface FilterSelectProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  /** The `option` elements. */
  children: ReactNode;
}

/** A select field that filters a list; its label is read aloud only. */
export const FilterSelect = ({ label, value, onChoose, children }: FilterSelectProps) => (
  <Field label={label} hideLabel>
    <NativeSelect size="sm" width="180px" value={value} onChange={({ target }) => onChoose(target.value)}>
      {children}
    </NativeSelect>
  </Field>
);

interface EnvironmentSelectProps extends Omit<FilterSelectProps, 'label' | 'children'> {
  names: readonly string[];
  /** What stands for all of them; absent: one is chosen. */
  all?: string;
}

export const EnvironmentSelect = ({ names, all, ...choice }: EnvironmentSelectProps) => (
  <FilterSelect label="Environment" {...choice}>
    {all && <option value="">{all}</option>}
    {names.map((name) => (
      <option key={name} value={name}>
        {titled(name)}
      </option>
    ))}
  </FilterSelect>
);
