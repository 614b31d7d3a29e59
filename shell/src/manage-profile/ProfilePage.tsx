import { REVIEWER } from '@portal/contracts';
import { ButtonLink, useQuery, useSignedInUser, useTranslation, WorkPage } from '@portal/platform';
import { Card, Heading, HStack, Loading, PageTitle, Stack, Text } from '@portal/ui';
import { LoadFailed } from '../workspace-parts/LoadFailed.tsx';
import { ExpertiseCard } from './ExpertiseCard.tsx';
import { NamesForm } from './NamesForm.tsx';
import { ownProfile } from './profile.queries.ts';
import { SecondFactor } from './SecondFactor.tsx';
import { Security } from './Security.tsx';
import { SessionsCard } from './SessionsCard.tsx';

/** The ways to the pages that not every role has in its menu. */
const SignInActivity = () => {
  const { t } = useTranslation('shell');
  return (
    <Card padded>
      <Heading textStyle="panelTitle">{t('activity.title')}</Heading>
      <Text mt="2" color="fg.muted">
        {t('activity.text')}
      </Text>
      <HStack mt="4" gap="3" wrap="wrap">
        <ButtonLink to="/workspace/login-history" variant="outline" size="sm">
          {t('activity.history')}
        </ButtonLink>
        <ButtonLink to="/workspace/password-management" variant="outline" size="sm">
          {t('activity.password')}
        </ButtonLink>
      </HStack>
    </Card>
  );
};

export const Component = () => {
  const { t } = useTranslation('shell');
  const profile = useQuery(ownProfile);
  const { role } = useSignedInUser();
  return (
    <WorkPage title={t('profile.title')}>
      <PageTitle>{t('profile.title')}</PageTitle>
      <Text mt="1" color="fg.muted">
        {t('profile.lead')}
      </Text>
      <Stack mt="8" gap="6" maxW="720px">
        {profile.isPending && <Loading block />}
        {profile.error !== null && profile.data === undefined && <LoadFailed query={profile} />}
        {profile.data && (
          <>
            <NamesForm profile={profile.data} />
            {role === REVIEWER && <ExpertiseCard />}
            <SecondFactor profile={profile.data} />
            <Security />
            <SessionsCard />
            <SignInActivity />
          </>
        )}
      </Stack>
    </WorkPage>
  );
};
