import { Link, useTranslation } from '@portal/platform';
import { Link as UiLink } from '@portal/ui';
import { ArrowLeft } from 'lucide-react';
import { userManagement } from './paths.ts';

/** From a page below the list of users back to it. */
export const BackToUsers = () => {
  const { t } = useTranslation('administration');
  return (
    <UiLink asChild quiet display="inline-flex" alignItems="center" gap="2" mb="4" fontSize="sm">
      <Link to={userManagement}>
        <ArrowLeft size={16} aria-hidden />
        {t('users.title')}
      </Link>
    </UiLink>
  );
};
