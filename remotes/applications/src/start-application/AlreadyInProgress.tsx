import { APPLICATION_NAMESPACE, FundMark, StatusBadge } from '@portal/application-view';
import type { InProgress } from '@portal/contracts/applications/application.schemas';
import type { Fund } from '@portal/contracts/funds/fund.schemas';
import { ButtonLink, useTranslation, WorkPage } from '@portal/platform';
import { Alert, Card, Flex, HStack, PageTitle, Text } from '@portal/ui';
import { ArrowRight } from 'lucide-react';
import { paths } from '../navigation/paths.ts';
import { LateAnswers } from './LateAnswers.tsx';

/** One open application per applicant and fund: this says so and leads to what is there. */
export const AlreadyInProgress = ({ fund, progress }: { fund: Fund; progress: InProgress }) => {
  const { t } = useTranslation('applications');
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  const fundName = applicationText(`fundType.${fund.fundType}`);
  const { applicationId, applicationNumber, status, draftId } = progress;
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
        {draftId !== null && (
          <Alert
            mt="6"
            title={t('inProgress.draftTitle')}
            actions={
              <ButtonLink to={paths.fillIn(fund.fundId, draftId)} size="sm" variant="outline">
                {t('inProgress.openDraft')}
              </ButtonLink>
            }
          >
            {t('inProgress.draftText')}
          </Alert>
        )}
      </Card>
      {applicationId !== null && <LateAnswers fund={fund} id={applicationId} name={fund.fundId} />}
    </WorkPage>
  );
};
