import { languageNames } from '@portal/contracts';
import type { ContentSchedule } from '@portal/contracts/content/desk';
import { formatDateTime, Link, useQuery, useTranslation } from '@portal/platform';
import { Alert, Box, Button, Flex, Text, Link as UiLink } from '@portal/ui';
import { CalendarClock } from 'lucide-react';
import { sectionPath } from '../paths.ts';
import { plans, useCancelPlan } from './plans.queries.ts';

const Row = ({ plan }: { plan: ContentSchedule }) => {
  const { t } = useTranslation('cms');
  const cancel = useCancelPlan();
  const name = `${t(`sections.${plan.key}`)}, ${languageNames[plan.lang]}`;
  return (
    <Flex as="li" gap="3" wrap="wrap" align="center" py="1">
      <Box flex="1 1 16rem">
        <UiLink asChild>
          <Link to={sectionPath(plan.key, plan.lang)}>{name}</Link>
        </UiLink>
        <Text>
          {t(plan.state === 'FAILED' ? 'plan.failedAt' : 'plan.at', { date: formatDateTime(plan.publishAt) })}
          {plan.isBehindDraft && plan.state === 'WAITING' && ` ${t('plan.behind')}`}
        </Text>
      </Box>
      {plan.state === 'WAITING' && (
        <Button
          size="sm"
          variant="outline"
          aria-label={t('plan.cancelNamed', { name })}
          loading={cancel.isPending}
          loadingText={t('plan.cancel')}
          onClick={() => cancel.mutate(plan.id)}
        >
          {t('plan.cancel')}
        </Button>
      )}
    </Flex>
  );
};

/** Everything that goes public by itself; nothing when there is nothing. */
export const PlanList = () => {
  const { t } = useTranslation('cms');
  const { data: list = [] } = useQuery(plans);
  if (list.length === 0) return null;
  const hasFailed = list.some(({ state }) => state === 'FAILED');
  return (
    <Alert status={hasFailed ? 'error' : 'info'} icon={CalendarClock} title={t('plan.list')} mb="4">
      <Box as="ul" listStyleType="none" aria-label={t('plan.list')}>
        {list.map((plan) => (
          <Row key={plan.id} plan={plan} />
        ))}
      </Box>
    </Alert>
  );
};
