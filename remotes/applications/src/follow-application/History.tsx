import { APPLICATION_NAMESPACE, FactLine } from '@portal/application-view';
import { formatDateTime, useQuery, useTranslation } from '@portal/platform';
import { Box, Card, Heading, Text } from '@portal/ui';
import { timelineQuery } from './application.queries.ts';

/** Everything that happened, newest first. */
export const History = ({ id }: { id: string }) => {
  const { t } = useTranslation('applications');
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  const { data: timeline } = useQuery(timelineQuery(id));
  const events = [...(timeline?.events ?? [])].sort((a, b) => b.at.localeCompare(a.at));
  if (events.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="history-title" padded>
      <Heading textStyle="panelTitle" id="history-title">
        {t('detail.history')}
      </Heading>
      <Box as="ol" listStyleType="none">
        {events.map((event) => (
          <Box as="li" key={event.id} py="3" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
            <Text fontWeight="semibold">{applicationText(`event.${event.action}`)}</Text>
            <FactLine facts={[formatDateTime(event.at), event.actorName]} />
            {event.message && (
              <Text mt="1" fontSize="sm" whiteSpace="pre-line" dir="auto">
                {event.message}
              </Text>
            )}
          </Box>
        ))}
      </Box>
    </Card>
  );
};
