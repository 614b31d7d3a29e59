import { Box, Stack, useNarrow } from '@portal/ui';
import type { Difference } from '../api/types.ts';
import { AppName } from '../parts/AppName.tsx';
import { DenseTable } from '../parts/DenseTable.tsx';
import { DifferenceCell } from '../parts/DifferenceCell.tsx';
import { Version } from '../parts/Version.tsx';

interface DifferenceTableProps {
  before: number;
  after: number;
  apps: readonly Difference[];
}

/** App by app what one release has otherwise than the other; on a phone one block each. */
export function DifferenceTable({ before, after, apps }: DifferenceTableProps) {
  const isNarrow = useNarrow();
  if (isNarrow)
    return (
      <Box as="ul" listStyleType="none" fontSize="sm">
        {apps.map((difference) => (
          <Stack
            as="li"
            key={difference.app}
            gap="1"
            px="4"
            py="3"
            borderTopWidth="1px"
            _first={{ borderTopWidth: '0' }}
          >
            <AppName app={difference.app} />
            <Box>
              <Version version={difference.from} /> to <Version version={difference.to} />
            </Box>
            <DifferenceCell difference={difference} isWhole />
          </Stack>
        ))}
      </Box>
    );
  return (
    <DenseTable heads={['App', `Release ${before}`, `Release ${after}`, 'What differs']}>
      {apps.map((difference) => (
        <tr key={difference.app}>
          <th scope="row">
            <AppName app={difference.app} />
          </th>
          <td>
            <Version version={difference.from} />
          </td>
          <td>
            <Version version={difference.to} />
          </td>
          <Box as="td" py="2">
            <DifferenceCell difference={difference} isWhole />
          </Box>
        </tr>
      ))}
    </DenseTable>
  );
}
