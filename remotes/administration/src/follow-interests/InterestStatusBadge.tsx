import type { InterestStatus } from '@portal/contracts/support/enums';
import { useTranslation } from '@portal/platform';
import { Badge, type BadgeProps } from '@portal/ui';
import { Archive, MailCheck, UserPlus } from 'lucide-react';

const looks: Record<InterestStatus, Pick<BadgeProps, 'palette' | 'icon' | 'variant'>> = {
  NEW: { palette: 'marigold', icon: UserPlus, variant: 'solid' },
  CONTACTED: { palette: 'forest', icon: MailCheck },
  CLOSED: { palette: 'ash', icon: Archive },
};

export const InterestStatusBadge = ({ status }: { status: InterestStatus }) => {
  const { t } = useTranslation('administration');
  return <Badge {...looks[status]}>{t(`interests.statuses.${status}`)}</Badge>;
};
