import { listFunds } from '@portal/contracts/calls/funds/funds';
import type { FundType } from '@portal/contracts/funds/enums';
import type { Fund } from '@portal/contracts/funds/fund.schemas';
import { dataQuery, useQuery } from '@portal/platform';

/** The pages say themselves where a fund could not be read. */
const funds = { ...dataQuery(['funds'], listFunds), meta: { silent: true } };

export const useFunds = () => useQuery(funds);

/** The first fund of a type. */
export const useFund = (type: FundType): { fund: Fund | undefined; isPending: boolean; isError: boolean } => {
  const { data, isPending, isError } = useQuery(funds);
  return { fund: data?.find((fund) => fund.fundType === type), isPending, isError };
};
