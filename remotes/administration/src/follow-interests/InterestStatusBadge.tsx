import type { InterestStatus } from '@portal/contracts/support/enums';
import { Archive, MailCheck, UserPlus } from 'lucide-react';
import { statusBadge } from '../show-status/status-badge.tsx';

export const InterestStatusBadge = statusBadge<InterestStatus>('interests.statuses', {
  NEW: { palette: 'marigold', icon: UserPlus, variant: 'solid' },
  CONTACTED: { palette: 'forest', icon: MailCheck },
  CLOSED: { palette: 'ash', icon: Archive },
});
