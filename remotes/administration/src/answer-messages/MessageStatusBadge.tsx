import type { ContactStatus } from '@portal/contracts/support/enums';
import { useTranslation } from '@portal/platform';
import { Badge, type BadgeProps } from '@portal/ui';
import { Archive, CircleCheck, MailOpen, MailPlus, ShieldAlert } from 'lucide-react';

const looks: Record<ContactStatus, Pick<BadgeProps, 'palette' | 'icon' | 'variant'>> = {
  NEW: { palette: 'marigold', icon: MailPlus, variant: 'solid' },
  OPEN: { palette: 'lagoon', icon: MailOpen },
  ANSWERED: { palette: 'forest', icon: CircleCheck },
  CLOSED: { palette: 'ash', icon: Archive },
  SPAM: { palette: 'laterite', icon: ShieldAlert },
};

export const MessageStatusBadge = ({ status }: { status: ContactStatus }) => {
  const { t } = useTranslation('administration');
  return <Badge {...looks[status]}>{t(`messageStatus.${status}`)}</Badge>;
};
