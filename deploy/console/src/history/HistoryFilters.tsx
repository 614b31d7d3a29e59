import { Field, Flex, NativeSelect } from '@portal/ui';
import { useEnvironments } from '../api/environments.ts';
import type { HistoryFilter } from '../api/history.ts';
import { actionTitle, knownActions } from '../format/actions.ts';
import { titled } from '../format/counts-and-titles.ts';

interface HistoryFiltersProps {
  filter: HistoryFilter;
  onFilter: (filter: HistoryFilter) => void;
}

export function HistoryFilters({ filter, onFilter }: HistoryFiltersProps) {
  const names = useEnvironments().data?.environments.map(({ name }) => name) ?? [];
  return (
    <Flex gap="3" wrap="wrap">
      <Field label="Environment" hideLabel>
        <NativeSelect
          size="sm"
          width="180px"
          value={filter.environment ?? ''}
          onChange={({ target }) => onFilter({ ...filter, environment: target.value })}
        >
          <option value="">All environments</option>
          {names.map((name) => (
            <option key={name} value={name}>
              {titled(name)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Change" hideLabel>
        <NativeSelect
          size="sm"
          width="180px"
          value={filter.action ?? ''}
          onChange={({ target }) => onFilter({ ...filter, action: target.value })}
        >
          <option value="">All changes</option>
          {knownActions.map((action) => (
            <option key={action} value={action}>
              {actionTitle(action)}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </Flex>
  );
}
