import { APPLICATION_NAMESPACE, FundMark, StatusBadge } from '@portal/application-view';
import type { InProgress } from '@portal/contracts/applications/application.schemas';
import type { Fund } from '@portal/contracts/funds/fund.schemas';
import {
  ButtonLink,
  formatDateTime,
  useIsHydrated,
  useQuery,
  useTranslation,
  WorkPage,
} from '@portal/platform';
import { Alert, Box, Card, Flex, HStack, PageTitle, Text } from '@portal/ui';
import { ArrowRight } from 'lucide-react';
import { readKeptWords } from '../edit-draft/device-copy-keys.ts';
import { standingQuery } from '../edit-draft/draft.queries.ts';
import { changedSections } from '../edit-draft/merge-answers.ts';
import { UnsavedAnswers } from '../edit-draft/UnsavedAnswers.tsx';
import { paths } from '../navigation/paths.ts';

interface AlreadyInProgressProps {
  fund: Fund;
  progress: InProgress;
}

/** What was typed here after it was sent elsewhere, kept on this device only. */
const LateAnswers = ({ fund, id }: { fund: Fund; id: string }) => {
  const { t } = useTranslation('applications');
  const { words, stored = {} } = readKeptWords(fund.fundId);
  const isLate = words !== undefined && Object.keys(changedSections(stored, words)).length > 0;
  const { data } = useQuery({ ...standingQuery(id), enabled: isLate });
  if (!isLate) return null;
  return (
    <Box mt="6">
      {data?.receipt && (
        <Alert live status="warning" title={t('people.lost.sent', { when: formatDateTime(data.receipt.at) })}>
          {t('people.lost.late')}
        </Alert>
      )}
      <UnsavedAnswers fund={fund} answers={words} stored={stored} />
    </Box>
  );
};

/** One open application per applicant and fund: this says so and leads to the one that is there. */
export const AlreadyInProgress = ({ fund, progress }: AlreadyInProgressProps) => {
  const { t } = useTranslation('applications');
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  const fundName = applicationText(`fundType.${fund.fundType}`);
  const { applicationId, applicationNumber, status } = progress;
  const isHydrated = useIsHydrated();
  const isReturned = status === 'RETURNED' && applicationId !== null;
  return (
    <WorkPage title={t('inProgress.title', { fund: fundName })}>
      <PageTitle mb="6">{t('inProgress.title', { fund: fundName })}</PageTitle>
      <Card padded>
        <HStack gap="3" flexWrap="wrap" mb="5">
          <FundMark fundType={fund.fundType} size={44} />
          <Text fontWeight="semibold">
            <bdi>{applicationNumber}</bdi>
          </Text>
          {status !== null && <StatusBadge status={status} />}
        </HStack>
        <Alert status={isReturned ? 'warning' : 'info'} title={t('inProgress.lead')}>
          {t(isReturned ? 'inProgress.returned' : 'inProgress.text')}
        </Alert>
        <Flex gap="3" mt="6" direction={{ base: 'column', sm: 'row' }}>
          {isReturned && (
            <ButtonLink to={paths.fillIn(fund.fundId, applicationId)} full="phone">
              {t('list.makeChanges')}
              <ArrowRight size={18} aria-hidden />
            </ButtonLink>
          )}
          {applicationId !== null && (
            <ButtonLink
              to={paths.application(applicationId)}
              full="phone"
              variant={isReturned ? 'outline' : 'solid'}
            >
              {t('inProgress.open')}
            </ButtonLink>
          )}
          <ButtonLink to={paths.myApplications()} full="phone" variant="outline">
            {t('list.title')}
          </ButtonLink>
        </Flex>
      </Card>
      {isHydrated && applicationId !== null && <LateAnswers fund={fund} id={applicationId} />}
    </WorkPage>
  );
};
