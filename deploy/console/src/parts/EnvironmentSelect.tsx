import { titled } from '../format/counts-and-titles.ts';
import { FilterSelect } from './FilterSelect.tsx';

interface EnvironmentSelectProps {
  names: readonly string[];
  value: string;
  onChoose: (name: string) => void;
  /** What stands for all of them; absent: one is chosen. */
  all?: string;
}

export const EnvironmentSelect = ({ names, value, onChoose, all }: EnvironmentSelectProps) => (
  <FilterSelect label="Environment" value={value} onChoose={onChoose}>
    {all && <option value="">{all}</option>}
    {names.map((name) => (
      <option key={name} value={name}>
        {titled(name)}
      </option>
    ))}
  </FilterSelect>
);
