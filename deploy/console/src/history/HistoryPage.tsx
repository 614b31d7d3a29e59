import { Box, Button, Card, Flex, Loading } from '@portal/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useEnvironments } from '../api/environments.ts';
import { type HistoryFilter, useHistory } from '../api/history.ts';
import { actionTitle, knownActions } from '../format/actions.ts';
import { counted, titled } from '../format/texts.ts';
import { Failed } from '../parts/Failed.tsx';
import { StoreFaults } from '../parts/Faults.tsx';
import { EnvironmentSelect, FilterSelect } from '../parts/FilterSelect.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { useAddressChange } from '../parts/use-address-change.ts';
import { MoveListOrTable } from './MoveListOrTable.tsx';

function HistoryFilters({ filter, people }: { filter: HistoryFilter; people: readonly string[] }) {
  const change = useAddressChange();
  const names = useEnvironments().data?.environments.map(({ name }) => name) ?? [];
  return (
    <Flex gap="3" wrap="wrap">
      <EnvironmentSelect
        names={names}
        all="All environments"
        value={filter.environment ?? ''}
        onChoose={(environment) => change({ environment })}
      />
      <FilterSelect label="Person" value={filter.by ?? ''} onChoose={(by) => change({ by })}>
        <option value="">Everybody</option>
        {people.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </FilterSelect>
      <FilterSelect label="Change" value={filter.action ?? ''} onChoose={(action) => change({ action })}>
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

const step = 50;

/** Every move of every pointer; what is looked for stands in the address. */
export function HistoryPage() {
  const [address] = useSearchParams();
  const [shown, setShown] = useState(step);
  const filter = {
    environment: address.get('environment') ?? undefined,
    action: address.get('action') ?? undefined,
    by: address.get('by') ?? undefined,
  };
  const history = useHistory({ ...filter, max: shown });
  const { entries = [], count = 0, people = [], faults = [] } = history.data ?? {};
  const isWhole = faults.length === 0 ? ', chain whole' : '';
  return (
    <>
      <PageHead title="History" end={<HistoryFilters filter={filter} people={people} />}>
        {history.data && `${titled(counted(count, 'change'))}${isWhole}`}
      </PageHead>
      <StoreFaults faults={faults} />
      {history.isPending && <Loading block />}
      <Failed what="The history" query={history} />
      {history.data && (
        <Card overflow="hidden">
          <MoveListOrTable moves={entries} />
          {count > shown && (
            <Box p="4" borderTopWidth="1px">
              <Button variant="outline" size="sm" onClick={() => setShown(shown + step)}>
                Show {Math.min(step, count - shown)} more
              </Button>
            </Box>
          )}
        </Card>
      )}
    </>
  );
}
