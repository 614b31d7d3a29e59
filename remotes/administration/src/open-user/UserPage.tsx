import { CountryName } from '@portal/application-view';
import { BENEFICIARY, languageNames, roleLabel } from '@portal/contracts';
import type { UserRow } from '@portal/contracts/identity/users';
import {
  ButtonLink,
  formatDate,
  formatDateTime,
  isMissing,
  Missing,
  useLocation,
  useParams,
  useQuery,
  useSignedInUser,
  useTranslation,
  WorkPage,
} from '@portal/platform';
import { Button, Card, DescriptionList, Flex, Grid, Heading } from '@portal/ui';
import { PageHead } from '@portal/ui/overlay';
import { useNoteLeft } from '@portal/ui/table';
import { useState } from 'react';
import { ConfirmChange } from '../change-user/ConfirmChange.tsx';
import { UserMenu } from '../change-user/UserMenu.tsx';
import { UserStatusBadge } from '../change-user/UserStatusBadge.tsx';
import { oneUser, type UserChange } from '../change-user/users.queries.ts';
import { BackLink } from '../navigation/BackLink.tsx';
import { applicationsWith, userManagement } from '../navigation/paths.ts';
import { SignInList } from '../read-sign-ins/SignInList.tsx';
import { EmailAddress } from '../show-list/EmailAddress.tsx';
import { Loaded } from '../show-panel/Loaded.tsx';
import { EditUser } from './EditUser.tsx';
import { UserSecurity } from './UserSecurity.tsx';

/** Who it is, to read and to change. */
const UserFacts = ({ user, isOwn }: { user: UserRow; isOwn: boolean }) => {
  const { t } = useTranslation('administration');
  const [isEditing, setEditing] = useState(false);
  const { role, status, countryCode, organisation, phone, language, lastLoginAt, createdAt } = user;
  const items = [
    { label: t('users.role'), value: t(`roles.${role}`, { defaultValue: roleLabel(role) }) },
    { label: t('users.status'), value: <UserStatusBadge status={status} /> },
    { label: t('users.country'), value: countryCode === '' ? '–' : <CountryName code={countryCode} /> },
    { label: t('user.organisation'), value: organisation || '–' },
    { label: t('staff.phone'), value: phone === '' ? '–' : <bdi dir="ltr">{phone}</bdi> },
    { label: t('staff.language'), value: languageNames[language] },
    { label: t('users.lastSignIn'), value: lastLoginAt ? formatDateTime(lastLoginAt) : t('users.never') },
    { label: t('user.created'), value: formatDate(createdAt) },
  ];
  return (
    <Card as="section" padded aria-labelledby="user-details">
      <Flex justify="space-between" align="center" gap="3" mb="4">
        <Heading textStyle="cardTitle" id="user-details">
          {t('user.details')}
        </Heading>
        {!isOwn && !isEditing && (
          <Button variant="outline" size="sm" onClick={() => setEditing(true)}>
            {t('user.edit')}
          </Button>
        )}
      </Flex>
      {isEditing ? (
        <EditUser user={user} onClose={() => setEditing(false)} />
      ) : (
        <DescriptionList columns={1} items={items} />
      )}
    </Card>
  );
};

/** `/workspace/user-management/:userId`: one person, what opens the account, and every sign-in. */
export const Component = () => {
  const { t } = useTranslation('administration');
  const { userId = '' } = useParams();
  useNoteLeft(userId);
  const { state } = useLocation();
  // As it was left, where one came from it.
  const list = `${userManagement}${state?.list ?? ''}`;
  const isOwn = useSignedInUser().id === userId;
  const query = useQuery({ ...oneUser(userId), meta: { silent: true } });
  const { data } = query;
  const [asked, setAsked] = useState<UserChange>();
  const name = data ? `${data.user.firstName} ${data.user.lastName}` : t('users.title');
  if (isMissing(query)) return <Missing title={t('user.none')} list={list} name={t('users.title')} />;
  return (
    <WorkPage title={name}>
      <BackLink to={list}>{t('users.title')}</BackLink>
      <Loaded query={query} name={name} waitingH="24rem">
        {(details) => (
          <>
            <PageHead title={name} lead={<EmailAddress>{details.user.email}</EmailAddress>}>
              {details.user.role === BENEFICIARY && (
                <ButtonLink to={applicationsWith(details.user.email)} variant="ghost" size="sm">
                  {t('messages.applications')}
                </ButtonLink>
              )}
              <UserMenu user={details.user} onAsk={setAsked} />
            </PageHead>
            <Grid
              gap="5"
              alignItems="start"
              templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
              mb="8"
            >
              <UserFacts user={details.user} isOwn={isOwn} />
              <UserSecurity details={details} isOwn={isOwn} onAsk={setAsked} />
            </Grid>
            <Heading textStyle="cardTitle" mb="4">
              {t('signIns.title')}
            </Heading>
            <SignInList userId={userId} />
            {asked && (
              <ConfirmChange user={details.user} change={asked} onClose={() => setAsked(undefined)} />
            )}
          </>
        )}
      </Loaded>
    </WorkPage>
  );
};
