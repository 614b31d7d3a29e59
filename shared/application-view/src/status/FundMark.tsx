import type { FundType } from '@portal/contracts/funds/enums';
import { PatternTile } from '@portal/ui';

/** The woven tile of a fund, for beside its name. */
export const FundMark = ({ fundType, size }: { fundType: FundType; size?: number }) => (
  <PatternTile motif={fundType === 'BASE_FUND' ? 'stairs' : 'diamond'} size={size} />
);
