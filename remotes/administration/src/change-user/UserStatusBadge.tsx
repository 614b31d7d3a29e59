import type { UserStatus } from '@portal/contracts/identity/enums';
import { Ban, CircleCheck, Lock, MailQuestion } from 'lucide-react';
import { statusBadge } from '../show-status/status-badge.tsx';

export const UserStatusBadge = statusBadge<UserStatus>('userStatus', {
  PENDING: { palette: 'marigold', icon: MailQuestion },
  ACTIVE: { palette: 'forest', icon: CircleCheck },
  DISABLED: { palette: 'ash', icon: Ban, variant: 'outline' },
  LOCKED: { palette: 'laterite', icon: Lock },
});
