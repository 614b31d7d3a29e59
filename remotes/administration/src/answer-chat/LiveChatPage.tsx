import { SUPER } from '@portal/contracts';
import { Page, useSignedInUser, useTranslation } from '@portal/platform';
import { Badge, Card, DescriptionList, Grid, Heading, Stack, Text, WorkContainer } from '@portal/ui';
import { CircleCheck } from 'lucide-react';
import { languageNames } from '../language-names.ts';
import { PageHead } from '../show-list/PageHead.tsx';
import { Offices } from './Offices.tsx';
import { WaitingTopics } from './WaitingTopics.tsx';

const Agent = () => {
  const { t } = useTranslation('administration');
  const { firstName, lastName, email, language } = useSignedInUser();
  return (
    <Card as="section" p="5" aria-label={t('chat.agent')}>
      <Heading textStyle="panelTitle" mb="3">
        {t('chat.agent')}
      </Heading>
      <Badge palette="forest" icon={CircleCheck}>
        {t('chat.isAgent')}
      </Badge>
      <Text mt="3" mb="4" color="fg.muted">
        {t('chat.agentText')}
      </Text>
      <DescriptionList
        columns={2}
        items={[
          { label: t('chat.name'), value: `${firstName} ${lastName}` },
          {
            label: t('chat.email'),
            value: (
              <Text as="bdi" overflowWrap="anywhere">
                {email}
              </Text>
            ),
          },
          { label: t('chat.language'), value: languageNames[language] },
        ]}
      />
    </Card>
  );
};

/** `/workspace/live-chat`: who a chat agent is to visitors, what they wrote, and where else they can turn. */
export const Component = () => {
  const { t } = useTranslation('administration');
  const { role } = useSignedInUser();
  return (
    <Page title={t('chat.title')}>
      <WorkContainer>
        <PageHead title={t('chat.title')} lead={t('chat.lead')} />
        <Grid
          gap="5"
          alignItems="start"
          templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
        >
          <Stack gap="5">
            <Agent />
            {role === SUPER && <WaitingTopics />}
          </Stack>
          <Offices />
        </Grid>
      </WorkContainer>
    </Page>
  );
};
