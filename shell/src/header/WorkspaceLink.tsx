import { ButtonLink, useTranslation } from '@portal/platform';

/** For somebody signed in whose name could not be read: the page behind it says so and tries again. */
export const WorkspaceLink = () => {
  const { t } = useTranslation('shell');
  return (
    <ButtonLink to="/workspace" variant="outline" size="sm" flex={{ base: '1', lg: 'none' }}>
      {t('account.workspace')}
    </ButtonLink>
  );
};
