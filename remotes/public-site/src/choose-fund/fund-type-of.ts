import { type FundType, fundTypes } from '@portal/contracts/funds/enums';

/** The address's name for the chosen fund, as specified. */
const fundTypeParameter = 'fund-type';

/** The fund that an address names; an unknown one is none. */
export const fundTypeOf = (search: URLSearchParams): FundType | undefined =>
  fundTypes.find((type) => type === search.get(fundTypeParameter));
