import { APPLICATION_NAMESPACE, FactLine, FundMark, StatusBadge } from '@portal/application-view';
import type { MyApplication } from '@portal/contracts/applications/application.schemas';
import {
  formatDateTime,
  isApiError,
  TextLink,
  useNavigate,
  useQuery,
  useTranslation,
  WorkPage,
} from '@portal/platform';
import { Alert, Box, Button, Card, Flex, Heading, PageTitle, Stack, Text } from '@portal/ui';
import { ArrowRight } from 'lucide-react';
import { DraftSkeleton } from '../edit-draft/DraftSkeleton.tsx';
import { fundQuery } from '../edit-draft/draft.queries.ts';
import { paths } from '../navigation/paths.ts';
import { CannotStart, WhyClosed } from './CannotStart.tsx';
import { onBehalfQuery, useEnterAnother } from './on-behalf.queries.ts';

const isDraft = ({ status }: MyApplication) => status === 'DRAFT' || status === 'RETURNED';

const Entered = ({ application }: { application: MyApplication }) => {
  const { t } = useTranslation('applications');
  const { id, fundId, applicationNumber, projectTitle, organisationName, lastSavedAt } = application;
  const to = isDraft(application) ? paths.fillIn(fundId, id) : paths.entered(fundId, id);
  return (
    <Flex
      as="li"
      py="4"
      borderTopWidth="1px"
      gap="3"
      justifyContent="space-between"
      alignItems="flex-start"
      flexWrap="wrap"
    >
      <Box minW="0">
        <TextLink to={to}>{projectTitle ?? organisationName ?? t('entered.untitled')}</TextLink>
        <FactLine facts={[applicationNumber, organisationName, formatDateTime(lastSavedAt)]} />
      </Box>
      <StatusBadge status={application.status} />
    </Flex>
  );
};

/** Where staff begin, or go on with, what they enter for somebody else. */
export const EnterOnBehalf = ({ fundId }: { fundId: string }) => {
  const { t } = useTranslation('applications');
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  const navigate = useNavigate();
  const fund = useQuery(fundQuery(fundId));
  const { data: entered = [] } = useQuery(onBehalfQuery(fundId));
  const begin = useEnterAnother(fundId);
  if (fund.error !== null && fund.data === undefined) {
    const reason = isApiError(fund.error) && fund.error.status === 404 ? 'unknown' : 'failed';
    return <CannotStart reason={reason} error={fund.error} onRetry={() => void fund.refetch()} />;
  }
  if (fund.data === undefined) return <DraftSkeleton />;
  if (!fund.data.isOpen && entered.length === 0) return <CannotStart reason="closed" fund={fund.data} />;
  const { fundType, isOpen } = fund.data;
  const start = () => begin.mutate(undefined, { onSuccess: ({ id }) => navigate(paths.fillIn(fundId, id)) });
  return (
    <WorkPage title={t('entered.title')}>
      <Flex gap="4" alignItems="center" mb="6">
        <FundMark fundType={fundType} size={44} />
        <div>
          <PageTitle>{t('entered.title')}</PageTitle>
          <Text color="fg.muted">{applicationText(`fundType.${fundType}`)}</Text>
        </div>
      </Flex>
      <Stack gap="6" maxW="760px">
        <Alert title={t('entered.ruleTitle')}>{t('entered.ruleText')}</Alert>
        <Button
          alignSelf="flex-start"
          full="phone"
          loading={begin.isPending}
          disabled={!isOpen}
          onClick={start}
        >
          {t('entered.begin')}
          <ArrowRight size={18} aria-hidden />
        </Button>
        {!isOpen && (
          <Text color="fg.muted">
            <WhyClosed fund={fund.data} />
          </Text>
        )}
        {entered.length > 0 && (
          <Card padded>
            <Heading textStyle="panelTitle" mb="2">
              {t('entered.before')}
            </Heading>
            <Box as="ul" listStyleType="none">
              {entered.map((application) => (
                <Entered key={application.id} application={application} />
              ))}
            </Box>
          </Card>
        )}
      </Stack>
    </WorkPage>
  );
};
