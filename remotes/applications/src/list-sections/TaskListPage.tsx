import { isComplete } from '@portal/application-form/completeness';
import { minutesNeeded } from '@portal/application-form/minutes-needed';
import { APPLICATION_NAMESPACE, FactLine } from '@portal/application-view';
import { ButtonLink, TextLink, useNavigate, useTranslation, WorkPage } from '@portal/platform';
import { Alert, Box, Button, Card, Flex, Grid, Heading, MetaText, PageTitle, Stack, Text } from '@portal/ui';
import { ArrowRight } from 'lucide-react';
import { useDraft, useDraftPlaces } from '../edit-draft/draft-context.ts';
import { SavedState } from '../edit-draft/SavedState.tsx';
import { elsewhere } from '../navigation/paths.ts';
import { PeopleCard } from '../work-together/PeopleCard.tsx';
import { FormNote } from './FormNote.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { TaskList } from './TaskList.tsx';

const useProgress = () => {
  const { progress, isOpen, mayEdit } = useDraft();
  const open = mayEdit ? progress.filter(({ section }) => isOpen(section)) : progress;
  return {
    done: open.filter(({ state }) => state === 'COMPLETE').length,
    total: open.length,
    next: mayEdit ? open.find(({ state }) => state !== 'COMPLETE')?.section : undefined,
    minutes: minutesNeeded(open.reduce((sum, { answered, total }) => sum + total - answered, 0)),
    isReady: isComplete(progress),
  };
};

const Continue = () => {
  const { t } = useTranslation('applications');
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  const places = useDraftPlaces();
  const { next } = useProgress();
  const { mayEdit } = useDraft();
  const text =
    next === undefined
      ? t('tasks.toCheck')
      : t('tasks.continueWith', { section: applicationText(`section.${next}`) });
  return (
    <ButtonLink to={next === undefined ? places.check : places.section(next)} full="phone">
      {mayEdit ? text : t('people.read')}
      <ArrowRight size={18} aria-hidden />
    </ButtonLink>
  );
};

/** `/application/:fundId`: what the form asks, how far it is, and where to go on. */
export const Component = () => {
  const { t } = useTranslation('applications');
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  const navigate = useNavigate();
  const { fund, draft, answers, isOnBehalf, copiedFrom, mayEdit } = useDraft();
  const places = useDraftPlaces();
  const { done, total, minutes, isReady } = useProgress();
  const fundName = applicationText(`fundType.${fund.fundType}`);
  const title = answers.project?.projectTitle || t('tasks.newTitle', { fund: fundName });
  return (
    <WorkPage title={title}>
      <FactLine
        facts={[draft?.applicationNumber ?? t(isOnBehalf ? 'tasks.draftOnBehalf' : 'tasks.draft'), fundName]}
      />
      <Flex justifyContent="space-between" alignItems="baseline" gap="3" flexWrap="wrap" mb="6">
        <PageTitle flex="1" minW={{ base: 'full', sm: '0' }}>
          <bdi>{title}</bdi>
        </PageTitle>
        <SavedState />
      </Flex>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 300px' }}
        gap="8"
        alignItems="start"
      >
        <Stack gap="4">
          <FormNote />
          {draft !== null && draft.role !== 'OWNER' && (
            <Text color="fg.muted">{t(`people.rolesText.${draft.role}`)}</Text>
          )}
          {copiedFrom !== null && (
            <Alert status="info" title={t('copy.title', { number: copiedFrom })}>
              {t('copy.text')}
            </Alert>
          )}
          <Flex justifyContent="space-between" alignItems="baseline" gap="3" flexWrap="wrap">
            <Text fontWeight="bold">{t('tasks.progress', { done, total })}</Text>
            {!isReady && mayEdit && <MetaText>{t('tasks.minutes', { minutes })}</MetaText>}
          </Flex>
          <ProgressBar />
          <TaskList />
          <Flex gap={{ base: '2', sm: '6' }} direction={{ base: 'column', sm: 'row' }} mt="2">
            <Continue />
            <Button
              variant="ghost"
              full="phone"
              onClick={() => navigate(places.check, { state: { print: true } })}
            >
              {t('tasks.print')}
            </Button>
          </Flex>
        </Stack>
        <Stack gap="4">
          <Card padded>
            <Heading textStyle="panelTitle" mb="1">
              {t('tasks.leaveTitle')}
            </Heading>
            <Box color="fg.muted" fontSize="sm">
              {t('tasks.leaveText')}
            </Box>
            {draft === null && (
              <TextLink
                to={elsewhere.beforeYouStart(fund.fundType)}
                mt="3"
                py="1"
                display="inline-block"
                fontSize="sm"
              >
                {t('tasks.before')}
              </TextLink>
            )}
          </Card>
          {!isOnBehalf && <PeopleCard id={draft?.id} />}
        </Stack>
      </Grid>
    </WorkPage>
  );
};
