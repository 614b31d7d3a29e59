import { fundProcesses } from '@portal/contracts/funds/enums';
import type { Fund } from '@portal/contracts/funds/fund.schemas';
import { useAddress, useQuery, useTranslation } from '@portal/platform';
import { Flex, Heading } from '@portal/ui';
import { FilteredList } from '../filter-list/FilteredList.tsx';
import { FundPage } from '../open-fund/FundPage.tsx';
import { SpreadsheetButton } from '../show-list/SpreadsheetButton.tsx';
import { FundGraph } from './FundGraph.tsx';
import { downloadHistory, historyPage } from './history.queries.ts';
import { historyFilters } from './history-filters.ts';
import { LedgerTable } from './LedgerTable.tsx';

const History = ({ fund }: { fund: Fund }) => {
  const { t } = useTranslation('administration');
  const { params, change } = useAddress();
  const filters = historyFilters(params);
  const list = useQuery(historyPage(fund.fundId, filters.query));
  return (
    <>
      <FundGraph fund={fund} filters={filters} change={change} />
      <Flex justify="space-between" align="center" wrap="wrap" gap="3" mt="8" mb="4">
        <Heading textStyle="cardTitle">{t('history.title')}</Heading>
        <SpreadsheetButton download={() => downloadHistory(fund.fundId, filters.narrowed)} />
      </Flex>
      <FilteredList
        query={list}
        filters={filters}
        keep={['unit', 'measure']}
        words="history"
        many={[['process', t('history.process'), fundProcesses, (value) => t(`ledger.process.${value}`)]]}
      >
        {(rows) => <LedgerTable rows={rows} sorted={filters.sorted} />}
      </FilteredList>
    </>
  );
};

/** `/workspace/fund-description/:fundId/history`: the ledger of a fund, drawn and row by row. */
export const Component = () => (
  <FundPage part="history">{(fund) => <History key={fund.fundId} fund={fund} />}</FundPage>
);
