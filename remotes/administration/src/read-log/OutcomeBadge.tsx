import type { LogOutcome } from '@portal/contracts/kernel/log-actions';
import { useTranslation } from '@portal/platform';
import { Badge, type BadgeProps } from '@portal/ui';
import { Ban, CircleCheck, CircleX } from 'lucide-react';

const looks: Record<LogOutcome, Pick<BadgeProps, 'palette' | 'icon'>> = {
  OK: { palette: 'forest', icon: CircleCheck },
  DENIED: { palette: 'marigold', icon: Ban },
  FAILED: { palette: 'laterite', icon: CircleX },
};

export const OutcomeBadge = ({ outcome }: { outcome: LogOutcome }) => {
  const { t } = useTranslation('administration');
  return <Badge {...looks[outcome]}>{t(`logOutcome.${outcome}`)}</Badge>;
};
