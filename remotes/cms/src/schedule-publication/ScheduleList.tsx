import { languageNames } from '@portal/contracts';
import type { ContentSchedule } from '@portal/contracts/content/editing';
import { formatDateTime, TextLink, useQuery, useTranslation } from '@portal/platform';
import { Alert, Box, Button, Flex, Text } from '@portal/ui';
import { CalendarClock } from 'lucide-react';
import { textPath } from '../navigation/paths.ts';
import { addressOf, schedules, useCancelSchedule } from '../read-text/text.queries.ts';

const lists = {
  faqs: 'faqsList.title',
  partners: 'partnersList.title',
  contacts: 'officesList.title',
} as const;

const Row = ({ schedule }: { schedule: ContentSchedule }) => {
  const { t } = useTranslation('cms');
  const cancel = useCancelSchedule();
  const { kind, contentId, lang } = schedule;
  const title = t(kind === 'sections' ? `sections.${contentId}` : lists[kind]);
  const name = lang ? `${title}, ${languageNames[lang]}` : title;
  return (
    <Flex as="li" gap="3" wrap="wrap" align="center" py="1">
      <Box flex="1 1 16rem">
        <TextLink to={textPath(addressOf(schedule))}>{name}</TextLink>
        <Text>
          {t(schedule.state === 'FAILED' ? 'schedule.failedAt' : 'schedule.at', {
            date: formatDateTime(schedule.publishAt),
          })}
          {schedule.isBehindDraft && schedule.state === 'WAITING' && ` ${t('schedule.behind')}`}
        </Text>
      </Box>
      {schedule.state === 'WAITING' && (
        <Button
          size="sm"
          variant="outline"
          aria-label={t('schedule.cancelNamed', { name })}
          loading={cancel.isPending}
          loadingText={t('schedule.cancel')}
          onClick={() => cancel.mutate(schedule.id)}
        >
          {t('schedule.cancel')}
        </Button>
      )}
    </Flex>
  );
};

/** Everything that goes public by itself; nothing when there is nothing. */
export const ScheduleList = () => {
  const { t } = useTranslation('cms');
  const { data = [] } = useQuery(schedules);
  if (data.length === 0) return null;
  const hasFailed = data.some(({ state }) => state === 'FAILED');
  return (
    <Alert status={hasFailed ? 'error' : 'info'} icon={CalendarClock} title={t('schedule.list')} mb="4">
      <Box as="ul" listStyleType="none" aria-label={t('schedule.list')}>
        {data.map((schedule) => (
          <Row key={schedule.id} schedule={schedule} />
        ))}
      </Box>
    </Alert>
  );
};
