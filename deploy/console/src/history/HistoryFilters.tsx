import { Flex } from '@portal/ui';
import { useEnvironments } from '../api/environments.ts';
import type { HistoryFilter } from '../api/history.ts';
import { actionTitle, knownActions } from '../format/actions.ts';
import { titled } from '../format/counts-and-titles.ts';
import { FilterSelect } from '../parts/FilterSelect.tsx';

interface HistoryFiltersProps {
  filter: HistoryFilter;
  onFilter: (filter: HistoryFilter) => void;
}

export function HistoryFilters({ filter, onFilter }: HistoryFiltersProps) {
  const names = useEnvironments().data?.environments.map(({ name }) => name) ?? [];
  return (
    <Flex gap="3" wrap="wrap">
      <FilterSelect
        label="Environment"
        value={filter.environment ?? ''}
        onChoose={(value) => onFilter({ ...filter, environment: value })}
      >
        <option value="">All environments</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {titled(name)}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label="Change"
        value={filter.action ?? ''}
        onChoose={(value) => onFilter({ ...filter, action: value })}
      >
        <option value="">All changes</option>
        {knownActions.map((action) => (
          <option key={action} value={action}>
            {actionTitle(action)}
          </option>
        ))}
      </FilterSelect>
    </Flex>
  );
}
