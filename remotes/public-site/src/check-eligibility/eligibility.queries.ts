import { getEligibility } from '@portal/contracts/calls/funds/eligibility';
import type { FundType } from '@portal/contracts/funds/enums';
import { dataQuery, queryOptions, useQuery } from '@portal/platform';
import { useFunds } from '../live-funds/funds.queries.ts';

/** The page says itself where the rules could not be read. */
const rules = (fundId: string | undefined) =>
  queryOptions({
    ...dataQuery(['eligibility', fundId], getEligibility, { params: { id: fundId ?? '' } }),
    enabled: fundId !== undefined,
    meta: { silent: true },
  });

/** The rules of the first fund of a type. */
export const useRules = (type: FundType) => {
  const funds = useFunds();
  const fundId = funds.data?.find((fund) => fund.fundType === type)?.fundId;
  const asked = useQuery(rules(fundId));
  const isUnknown = funds.data !== undefined && fundId === undefined;
  return {
    rules: asked.data,
    isError: funds.isError || asked.isError || isUnknown,
    isFetching: funds.isFetching || asked.isFetching,
    refetch: () => (fundId === undefined ? funds.refetch() : asked.refetch()),
  };
};
