import { Box, Card, VisuallyHidden } from '@portal/ui';
import type { Difference, Environment } from '../api/types.ts';
import type { RequestDecision } from '../decide/decision-request.ts';
import { AppName } from '../parts/AppName.tsx';
import { DifferenceCell } from '../parts/DifferenceCell.tsx';
import type { EnvironmentPair } from '../parts/environment-pair.ts';
import { AppCell } from './AppCell.tsx';
import { EnvironmentHead } from './EnvironmentHead.tsx';
import { PromotionSentence } from './PromotionSentence.tsx';
import type { Promotion } from './promotion.ts';

/** Lines between the columns and the rows, as one surface. */
const tableCss = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: '0',
  textAlign: 'start',
  '& th, & td': {
    px: { base: '3', xl: '5' },
    borderBottomWidth: '1px',
    borderInlineStartWidth: '1px',
    textAlign: 'start',
    fontWeight: 'normal',
  },
  '& :is(th, td):first-child': { borderInlineStartWidth: '0' },
  '& tbody tr:last-of-type :is(th, td)': { borderBottomWidth: '0' },
  '& tbody :is(th, td)': { height: '42px', fontSize: '0.875rem' },
  '& thead th': { py: '3.5', verticalAlign: 'bottom', minWidth: { base: '150px', xl: '200px' } },
  '& thead th:is(:first-child, :nth-child(2):not(:last-child), :nth-child(4))': { width: { xl: '1px' } },
  '& thead th:first-child': { minWidth: { xl: '176px' } },
  '& thead th:nth-child(2):not(:last-child)': { minWidth: { xl: '292px' } },
  '& thead th:nth-child(4)': { minWidth: { xl: '400px' } },
} as const;

interface EnvironmentTableProps {
  pair: EnvironmentPair;
  published: readonly string[];
  /** Absent while it is read. */
  differences: readonly Difference[] | undefined;
  promotion: Promotion | undefined;
  onAsk: RequestDecision;
}

const appsOf = (environments: readonly Environment[]): string[] => [
  ...new Set(environments.flatMap(({ apps }) => apps.map(({ app }) => app))),
];

/** App by app: what is served in one environment, what differs, what is served in the other. */
export function EnvironmentTable({
  pair: { from, to },
  published,
  differences,
  promotion,
  onAsk,
}: EnvironmentTableProps) {
  const differenceOf = (app: string) => differences?.find((known) => known.app === app);
  const served = appsOf(from ? [from, to] : [to]);
  const untested = () =>
    from && onAsk({ kind: 'promote', from: from.name, to: to.name, mayBeUntested: true });
  return (
    <>
      {promotion && (
        <Card hideFrom="xl" p="4">
          <PromotionSentence id="promotion-above" promotion={promotion} onUntested={untested} />
        </Card>
      )}
      <Card overflowX="auto" tabIndex={0} role="region" aria-label="Environments side by side">
        <Box as="table" css={tableCss}>
          <thead>
            <tr>
              <th scope="col">
                <Box fontSize="2xs" fontWeight="semibold">
                  App
                </Box>
              </th>
              {from && (
                <>
                  <th scope="col">
                    <EnvironmentHead environment={from} onAsk={onAsk} />
                  </th>
                  <th scope="col">
                    <VisuallyHidden>What differs</VisuallyHidden>
                    <Box hideBelow="xl">
                      {promotion && (
                        <PromotionSentence id="promotion" promotion={promotion} onUntested={untested} />
                      )}
                    </Box>
                  </th>
                </>
              )}
              <th scope="col">
                <EnvironmentHead environment={to} onAsk={onAsk} />
              </th>
            </tr>
          </thead>
          <tbody>
            {[...new Set([...served, ...published])].map((app) => (
              <tr key={app}>
                <th scope="row">
                  <AppName app={app} />
                </th>
                {from && (
                  <>
                    <td>
                      <AppCell environment={from} app={app} onAsk={onAsk} />
                    </td>
                    <td>
                      {differences && served.includes(app) && (
                        <DifferenceCell difference={differenceOf(app)} />
                      )}
                    </td>
                  </>
                )}
                <td>
                  <AppCell environment={to} app={app} onAsk={onAsk} />
                </td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Card>
    </>
  );
}
