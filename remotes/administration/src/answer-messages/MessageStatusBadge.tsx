import type { ContactStatus } from '@portal/contracts/support/enums';
import { Archive, CircleCheck, MailOpen, MailPlus, ShieldAlert } from 'lucide-react';
import { statusBadge } from '../show-status/status-badge.tsx';

export const MessageStatusBadge = statusBadge<ContactStatus>('messageStatus', {
  NEW: { palette: 'marigold', icon: MailPlus, variant: 'solid' },
  OPEN: { palette: 'lagoon', icon: MailOpen },
  ANSWERED: { palette: 'forest', icon: CircleCheck },
  CLOSED: { palette: 'ash', icon: Archive },
  SPAM: { palette: 'laterite', icon: ShieldAlert },
});
