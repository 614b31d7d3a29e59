import type { UserStatus } from '@portal/contracts/identity/enums';
import { useTranslation } from '@portal/platform';
import { Badge, type BadgeProps } from '@portal/ui';
import { Ban, CircleCheck, Lock, MailQuestion } from 'lucide-react';

const looks: Record<UserStatus, Pick<BadgeProps, 'palette' | 'icon' | 'variant'>> = {
  PENDING: { palette: 'marigold', icon: MailQuestion },
  ACTIVE: { palette: 'forest', icon: CircleCheck },
  DISABLED: { palette: 'ash', icon: Ban, variant: 'outline' },
  LOCKED: { palette: 'laterite', icon: Lock },
};

export const UserStatusBadge = ({ status }: { status: UserStatus }) => {
  const { t } = useTranslation('administration');
  return <Badge {...looks[status]}>{t(`userStatus.${status}`)}</Badge>;
};
