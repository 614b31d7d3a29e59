import { listContactMessages } from '@portal/contracts/calls/support/contact-messages';
import { contactTopics } from '@portal/contracts/support/enums';
import { call, formatNumber, queryOptions, TextLink, useQuery, useTranslation } from '@portal/platform';
import { Box, Flex, Text } from '@portal/ui';
import { contactMessages } from '../navigation/paths.ts';
import { Panel } from '../show-panel/Panel.tsx';

/** How many messages wait for an answer under each topic. */
const waitingByTopic = queryOptions({
  queryKey: ['administration', 'waiting', 'topics'],
  queryFn: ({ signal }) =>
    Promise.all(
      contactTopics.map(async (topic) => {
        const { total: count } = await call(listContactMessages, {
          query: { topic: [topic], status: ['NEW', 'OPEN'], pageSize: 10 },
          signal,
        });
        return { topic, count };
      }),
    ),
});

/** Messages without an answer by topic, each with its list. */
export const UnansweredByTopic = () => {
  const { t } = useTranslation('administration');
  const topics = useQuery(waitingByTopic);
  return (
    <Panel title={t('chat.waiting')} query={topics} waitingH="260px">
      {(rows) => (
        <Box as="ul" listStyleType="none">
          {rows.map(({ topic, count }) => (
            <Flex as="li" key={topic} justify="space-between" gap="4" py="2.5" borderBottomWidth="1px">
              <TextLink to={`${contactMessages}?status=NEW&status=OPEN&topic=${topic}`}>
                {t(`topic.${topic}`)}
              </TextLink>
              <Text fontWeight="semibold">{formatNumber(count)}</Text>
            </Flex>
          ))}
        </Box>
      )}
    </Panel>
  );
};
