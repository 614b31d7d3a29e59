import { languageNames } from '@portal/contracts';
import type { ContentSchedule } from '@portal/contracts/content/desk';
import type { EntrySchedule } from '@portal/contracts/content/directory-entries';
import { formatDateTime, Link, useQuery, useTranslation } from '@portal/platform';
import { Alert, Box, Button, Flex, Text, Link as UiLink } from '@portal/ui';
import { CalendarClock } from 'lucide-react';
import { faqsList, officesList, partnersList, sectionPath } from '../navigation/paths.ts';
import { entryPlans, plans, useCancelPlan } from './plans.queries.ts';

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

const desks = {
  faqs: { title: 'faqsDesk.title', path: faqsList },
  partners: { title: 'partnersDesk.title', path: partnersList },
  contacts: { title: 'officesDesk.title', path: officesList },
} as const;

/** An entry of a list; it is called off where it is written. */
const EntryPlanRow = ({ plan }: { plan: EntrySchedule }) => {
  const { t } = useTranslation('cms');
  const { title, path } = desks[plan.list];
  const name = plan.lang ? `${t(title)}, ${languageNames[plan.lang]}` : t(title);
  return (
    <Box as="li" py="1">
      <UiLink asChild>
        <Link to={`${path}/${plan.entryId}${plan.lang ? `?text=${plan.lang}` : ''}`}>{name}</Link>
      </UiLink>
      <Text>
        {t(plan.state === 'FAILED' ? 'plan.failedAt' : 'plan.at', { date: formatDateTime(plan.publishAt) })}
      </Text>
    </Box>
  );
};

/** Everything that goes public by itself; nothing when there is nothing. */
export const PlanList = () => {
  const { t } = useTranslation('cms');
  const { data: list = [] } = useQuery(plans);
  const { data: entries = [] } = useQuery(entryPlans);
  if (list.length + entries.length === 0) return null;
  const hasFailed = [...list, ...entries].some(({ state }) => state === 'FAILED');
  return (
    <Alert status={hasFailed ? 'error' : 'info'} icon={CalendarClock} title={t('plan.list')} mb="4">
      <Box as="ul" listStyleType="none" aria-label={t('plan.list')}>
        {list.map((plan) => (
          <Row key={plan.id} plan={plan} />
        ))}
        {entries.map((plan) => (
          <EntryPlanRow key={plan.id} plan={plan} />
        ))}
      </Box>
    </Alert>
  );
};
