import { Link, Page, useTranslation } from '@portal/platform';
import { Link as UiLink, WorkContainer } from '@portal/ui';
import { PageHead } from '@portal/ui/overlay';
import { ArrowLeft } from 'lucide-react';
import { userManagement } from '../navigation/paths.ts';
import { SignInList } from './SignInList.tsx';

/** `/workspace/user-management/sign-ins`: every attempt of everyone. */
export const Component = () => {
  const { t } = useTranslation('administration');
  return (
    <Page title={t('signIns.all')}>
      <WorkContainer>
        <UiLink asChild quiet display="inline-flex" alignItems="center" gap="2" mb="4" fontSize="sm">
          <Link to={userManagement}>
            <ArrowLeft size={16} aria-hidden />
            {t('users.title')}
          </Link>
        </UiLink>
        <PageHead title={t('signIns.all')} />
        <SignInList userId="all" />
      </WorkContainer>
    </Page>
  );
};
