import { Page, useTranslation } from '@portal/platform';
import { WorkContainer } from '@portal/ui';
import { PageHead } from '@portal/ui/overlay';
import { BackLink } from '../navigation/BackLink.tsx';
import { userManagement } from '../navigation/paths.ts';
import { SignInList } from './SignInList.tsx';

/** `/workspace/user-management/sign-ins`: every attempt of everyone. */
export const Component = () => {
  const { t } = useTranslation('administration');
  return (
    <Page title={t('signIns.all')}>
      <WorkContainer>
        <BackLink to={userManagement}>{t('users.title')}</BackLink>
        <PageHead title={t('signIns.all')} />
        <SignInList userId="all" />
      </WorkContainer>
    </Page>
  );
};
