import { Link, useTranslation } from '@portal/platform';
import { Button } from '@portal/ui';

/** For somebody signed in whose name could not be read: the page behind it says so and tries again. */
export const WorkspaceLink = () => {
  const { t } = useTranslation('shell');
  return (
    <Button asChild variant="outline" size="sm" flex={{ base: '1', lg: 'none' }}>
      <Link to="/workspace">{t('account.workspace')}</Link>
    </Button>
  );
};
