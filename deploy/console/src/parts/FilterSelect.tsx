import { Field, NativeSelect } from '@portal/ui';
import type { ReactNode } from 'react';

interface FilterSelectProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  width?: string;
  /** The `option` elements. */
  children: ReactNode;
}

/** A select field that filters a list; its label is read aloud only. */
export const FilterSelect = ({ label, value, onChoose, width = '180px', children }: FilterSelectProps) => (
  <Field label={label} hideLabel>
    <NativeSelect size="sm" width={width} value={value} onChange={({ target }) => onChoose(target.value)}>
      {children}
    </NativeSelect>
  </Field>
);
