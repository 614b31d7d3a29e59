import {
  isApiError,
  Link,
  Page,
  useNavigate,
  useParams,
  useQuery,
  useSignedInUser,
  useTranslation,
} from '@portal/platform';
import { Button, Empty, FailedArea, Grid, Heading, Skeleton, WorkContainer } from '@portal/ui';
import { PageHead } from '@portal/ui/overlay';
import { useState } from 'react';
import { ConfirmChange } from '../change-user/ConfirmChange.tsx';
import { UserMenu } from '../change-user/UserMenu.tsx';
import { oneUser, type UserChange } from '../change-user/users.queries.ts';
import { BackLink } from '../navigation/BackLink.tsx';
import { logOfRecord, userManagement } from '../navigation/paths.ts';
import { SignInList } from '../read-sign-ins/SignInList.tsx';
import { UserFacts } from './UserFacts.tsx';
import { UserSecurity } from './UserSecurity.tsx';

/** `/workspace/user-management/:userId`: one person, what opens the account, and every sign-in. */
export const Component = () => {
  const { t } = useTranslation('administration');
  const { userId = '' } = useParams();
  const navigate = useNavigate();
  const isOwn = useSignedInUser().id === userId;
  const { data, error, isFetching, refetch } = useQuery({ ...oneUser(userId), meta: { silent: true } });
  const [asked, setAsked] = useState<UserChange>();
  const name = data ? `${data.user.firstName} ${data.user.lastName}` : t('users.title');
  return (
    <Page title={name}>
      <WorkContainer>
        <BackLink to={userManagement}>{t('users.title')}</BackLink>
        {!data && isApiError(error) && error.status === 404 && (
          <Empty
            title={t('user.none')}
            action={
              <Button variant="outline" onClick={() => navigate(userManagement)}>
                {t('users.title')}
              </Button>
            }
          />
        )}
        {!data && error && !(isApiError(error) && error.status === 404) && (
          <FailedArea
            title={t('failed', { name })}
            retryLabel={t('retry')}
            retrying={isFetching}
            onRetry={() => refetch()}
          />
        )}
        {!data && !error && <Skeleton h="24rem" />}
        {data && (
          <>
            <PageHead title={name} lead={<bdi dir="ltr">{data.user.email}</bdi>}>
              <Button asChild variant="ghost" size="sm">
                <Link to={logOfRecord('user', userId)}>{t('log.ofRecord')}</Link>
              </Button>
              <UserMenu user={data.user} onAsk={setAsked} />
            </PageHead>
            <Grid
              gap="5"
              alignItems="start"
              templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
              mb="8"
            >
              <UserFacts user={data.user} isOwn={isOwn} />
              <UserSecurity details={data} isOwn={isOwn} onAsk={setAsked} />
            </Grid>
            <Heading textStyle="cardTitle" mb="4">
              {t('signIns.title')}
            </Heading>
            <SignInList userId={userId} />
            {asked && <ConfirmChange user={data.user} change={asked} onClose={() => setAsked(undefined)} />}
          </>
        )}
      </WorkContainer>
    </Page>
  );
};
