import { isComplete } from '@portal/application-form/completeness';
import { AnswersView, APPLICATION_NAMESPACE } from '@portal/application-view';
import type { Section } from '@portal/contracts/applications/sections';
import { ButtonLink, TextLink, useLocation, useNavigate, useTranslation, WorkPage } from '@portal/platform';
import {
  Alert,
  Box,
  Button,
  Card,
  Flex,
  Grid,
  Heading,
  PageTitle,
  Stack,
  Text,
  VisuallyHidden,
} from '@portal/ui';
import { ArrowLeft, Printer } from 'lucide-react';
import { useEffect } from 'react';
import { useDraft, useDraftPlaces } from '../edit-draft/draft-context.ts';
import { SavedBar } from '../edit-draft/SavedBar.tsx';
import { SectionRail } from '../fill-section/SectionRail.tsx';
import { FormNote } from '../list-sections/FormNote.tsx';
import { MissingAnswers } from './MissingAnswers.tsx';
import { SendPanel } from './SendPanel.tsx';

/** Prints once when the person came by "Print what I have so far"; not again on the way back. */
const usePrintOnArrival = (): void => {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isAsked = typeof state === 'object' && state !== null && 'print' in state;
  useEffect(() => {
    if (!isAsked) return;
    navigate(`${pathname}${search}`, { replace: true, state: null });
    window.print();
  }, [isAsked, navigate, pathname, search]);
};

const ChangeLink = ({ section }: { section: Section }) => {
  const { t } = useTranslation('applications');
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  const { isOpen } = useDraft();
  const places = useDraftPlaces();
  if (!isOpen(section)) return null;
  return (
    <TextLink to={places.section(section)} data-print="hide">
      {t('check.change')}
      <VisuallyHidden> {applicationText(`section.${section}`)}</VisuallyHidden>
    </TextLink>
  );
};

/** `/application/:fundId/check`: every answer once more, what is missing, and sending. */
export const Component = () => {
  const { t } = useTranslation('applications');
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  const { fund, draft, answers, progress } = useDraft();
  const places = useDraftPlaces();
  const isReady = isComplete(progress);
  usePrintOnArrival();
  return (
    <WorkPage title={t('check.title')}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: '220px minmax(0, 760px)' }}
        gap={{ base: '5', xl: '10' }}
        alignItems="start"
      >
        <SectionRail />
        <Box>
          <SavedBar>
            {t('form.position', {
              position: places.sections.length + 1,
              total: places.sections.length + 1,
              fund: applicationText(`fundType.${fund.fundType}`),
            })}
          </SavedBar>
          <PageTitle mb="4">{t('check.title')}</PageTitle>
          <Stack gap="6">
            <FormNote compare />
            {isReady ? (
              <Text color="fg.muted">{t('check.lead')}</Text>
            ) : (
              <Alert status="warning" title={t('check.missingTitle')} data-print="hide">
                {t('check.missingText')}
              </Alert>
            )}
            <Card padded>
              <Heading textStyle="cardTitle" mb="5">
                <bdi>{answers.project?.projectTitle || t('check.answers')}</bdi>
              </Heading>
              <AnswersView
                fundType={fund.fundType}
                answers={answers}
                currency={fund.currency}
                sections={places.sections}
                documents={draft?.documents ?? []}
                actions={(section) => <ChangeLink section={section} />}
                notes={(section) => <MissingAnswers section={section} />}
              />
            </Card>
            <SendPanel />
            <Flex
              gap="3"
              justifyContent="space-between"
              direction={{ base: 'column-reverse', sm: 'row' }}
              data-print="hide"
            >
              <ButtonLink to={places.tasks} variant="outline" full="phone">
                <ArrowLeft size={18} aria-hidden />
                {t('form.allSections')}
              </ButtonLink>
              <Button variant="ghost" full="phone" onClick={() => window.print()}>
                <Printer size={18} aria-hidden />
                {t('check.print')}
              </Button>
            </Flex>
          </Stack>
        </Box>
      </Grid>
    </WorkPage>
  );
};
