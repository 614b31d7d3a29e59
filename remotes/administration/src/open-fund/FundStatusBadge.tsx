import type { FundStatus } from '@portal/contracts/funds/enums';
import { useTranslation } from '@portal/platform';
import { Badge, type BadgeProps } from '@portal/ui';
import { CircleCheck, CirclePause, CircleX } from 'lucide-react';

const looks: Record<FundStatus, Pick<BadgeProps, 'palette' | 'icon'>> = {
  OPEN: { palette: 'forest', icon: CircleCheck },
  PAUSED: { palette: 'plum', icon: CirclePause },
  CLOSED: { palette: 'ash', icon: CircleX },
};

export const FundStatusBadge = ({ status }: { status: FundStatus }) => {
  const { t } = useTranslation('administration');
  return <Badge {...looks[status]}>{t(`fundStatus.${status}`)}</Badge>;
};
