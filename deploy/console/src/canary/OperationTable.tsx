import { Box } from '@portal/ui';
import type { CanaryFigures, Count } from '../api/figures.ts';
import { DenseTable } from '../parts/DenseTable.tsx';
import { rateOf, rateText } from './figure-texts.ts';

const difference = (canary: Count, rest: Count): string => {
  const [one, other] = [rateOf(canary), rateOf(rest)];
  if (one === undefined || other === undefined) return '–';
  const points = (one - other) * 100;
  return `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(2)}`;
};

/** Errors of each call to the API, with those of all others. */
export const OperationTable = ({ area, operations }: Pick<CanaryFigures, 'area' | 'operations'>) =>
  operations.length === 0 ? null : (
    <Box overflowX="auto" tabIndex={0} role="region" aria-label={`Calls of ${area}`}>
      <DenseTable
        heads={[`API operation called by ${area}`]}
        ends={['Canary', 'Rest', 'Difference, points']}
        css={{ '& tbody :is(th, td)': { height: '31px' } }}
      >
        {operations.map(({ operation, canary, rest }) => (
          <tr key={operation}>
            <Box as="td" fontWeight="semibold">
              {operation}
            </Box>
            <td className="end">{rateText(canary)}</td>
            <td className="end">{rateText(rest)}</td>
            <td className="end">{difference(canary, rest)}</td>
          </tr>
        ))}
      </DenseTable>
    </Box>
  );
