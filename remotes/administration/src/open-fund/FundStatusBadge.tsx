import type { FundStatus } from '@portal/contracts/funds/enums';
import { CircleCheck, CirclePause, CircleX } from 'lucide-react';
import { statusBadge } from '../show-status/status-badge.tsx';

export const FundStatusBadge = statusBadge<FundStatus>('fundStatus', {
  OPEN: { palette: 'forest', icon: CircleCheck },
  PAUSED: { palette: 'plum', icon: CirclePause },
  CLOSED: { palette: 'ash', icon: CircleX },
});
