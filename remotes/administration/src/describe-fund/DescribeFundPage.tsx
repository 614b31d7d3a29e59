import { FundPage } from '../open-fund/FundPage.tsx';
import { FundForm } from './FundForm.tsx';

/** `/workspace/fund-description/:fundId`: what a fund says of itself, and by which rules it works. */
export const Component = () => (
  <FundPage part="details">{(fund) => <FundForm key={fund.fundId} fund={fund} />}</FundPage>
);
