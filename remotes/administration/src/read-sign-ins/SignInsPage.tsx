import { useTranslation, WorkPage } from '@portal/platform';
import { PageHead } from '@portal/ui/overlay';
import { BackLink } from '../navigation/BackLink.tsx';
import { userManagement } from '../navigation/paths.ts';
import { SignInList } from './SignInList.tsx';

/** `/workspace/user-management/sign-ins`: every attempt of everyone. */
export const Component = () => {
  const { t } = useTranslation('administration');
  return (
    <WorkPage title={t('signIns.all')}>
      <BackLink to={userManagement}>{t('users.title')}</BackLink>
      <PageHead title={t('signIns.all')} />
      <SignInList userId="all" />
    </WorkPage>
  );
};
