import { Field, NativeSelect } from '@portal/ui';
import type { ReactNode } from 'react';

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
