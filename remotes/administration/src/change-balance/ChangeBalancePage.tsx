import { Box } from '@portal/ui';
import { FundPage } from '../open-fund/FundPage.tsx';
import { BalanceForm } from './BalanceForm.tsx';

/** `/workspace/fund-description/:fundId/balance`: one row for the ledger of a fund. */
export const Component = () => (
  <FundPage part="balance">
    {(fund) => (
      <Box maxW="prose">
        <BalanceForm key={fund.fundId} fund={fund} />
      </Box>
    )}
  </FundPage>
);
