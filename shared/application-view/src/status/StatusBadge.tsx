import { publicStatus, type Status } from '@portal/contracts/applications/enums';
import { useTranslation } from '@portal/platform';
import { Badge } from '@portal/ui';
import { APPLICATION_NAMESPACE } from '../translations/application-translations.ts';
import { statusLook } from './status-look.ts';

interface StatusBadgeProps {
  status: Status;
  /** Whose words: an applicant never reads a recommendation. */
  audience?: 'applicant' | 'staff';
}

/** A status as an icon and a word. */
export const StatusBadge = ({ status, audience = 'applicant' }: StatusBadgeProps) => {
  const { t } = useTranslation(APPLICATION_NAMESPACE);
  const shown = audience === 'staff' ? status : publicStatus(status);
  return (
    <Badge {...statusLook[shown]}>{t(`${audience === 'staff' ? 'staffStatus' : 'status'}.${shown}`)}</Badge>
  );
};
