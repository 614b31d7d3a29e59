import { languageNames } from '@portal/contracts';
import type { ContentSchedule, TextAddress } from '@portal/contracts/content/editing';
import type { DirectoryName } from '@portal/contracts/content/keys';
import { formatDateTime, localise, TextLink, useQuery, useTranslation } from '@portal/platform';
import { Alert, Box, Flex, Text } from '@portal/ui';
import { CalendarClock } from 'lucide-react';
import { entriesOf } from '../edit-directory/directory.queries.ts';
import type { Directory } from '../edit-directory/directory.ts';
import { faqs } from '../edit-faqs/faqs.ts';
import { offices } from '../edit-offices/offices.ts';
import { partners } from '../edit-partners/partners.ts';
import { textPath } from '../navigation/paths.ts';
import { addressOf, isOf, schedules } from '../read-text/text.queries.ts';
import { CancelSchedule } from '../schedule-publication/ScheduleAlert.tsx';

const Row = ({ schedule, title }: { schedule: ContentSchedule; title: string }) => {
  const { t } = useTranslation('cms');
  const { lang } = schedule;
  const name = lang ? [title, languageNames[lang]].join(t('separator')) : title;
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
        <CancelSchedule id={schedule.id} label={t('schedule.cancelNamed', { name })} />
      )}
    </Flex>
  );
};

const directories: Record<DirectoryName, Directory> = { faqs, partners, contacts: offices };

/** One of an entry of a list, by the name that an editor gave it. */
const EntryRow = ({ schedule, list }: { schedule: ContentSchedule; list: DirectoryName }) => {
  const { t } = useTranslation('cms');
  const directory = directories[list];
  const entry = useQuery(entriesOf(directory)).data?.find(({ id }) => id === schedule.contentId);
  const names = [t(`${directory.words}.title`), ...(entry ? [localise(directory.nameOf(entry))] : [])];
  return <Row schedule={schedule} title={names.join(t('separator'))} />;
};

/** Everything else that goes public by itself: of what is open, its editor says so. Nothing when there is nothing. */
export const ScheduleList = ({ open }: { open: TextAddress }) => {
  const { t } = useTranslation('cms');
  const data = useQuery(schedules).data?.filter((one) => !isOf(open, one)) ?? [];
  if (data.length === 0) return null;
  const hasFailed = data.some(({ state }) => state === 'FAILED');
  return (
    <Alert status={hasFailed ? 'error' : 'info'} icon={CalendarClock} title={t('schedule.list')} mb="4">
      <Box as="ul" listStyleType="none" aria-label={t('schedule.list')}>
        {data.map((schedule) =>
          schedule.kind === 'sections' ? (
            <Row key={schedule.id} schedule={schedule} title={t(`sections.${schedule.contentId}`)} />
          ) : (
            <EntryRow key={schedule.id} schedule={schedule} list={schedule.kind} />
          ),
        )}
      </Box>
    </Alert>
  );
};
