import { listContacts } from '@portal/contracts/calls/content/contacts';
import { listContactMessages } from '@portal/contracts/calls/support/contact-messages';
import { type ContactTopic, contactTopics } from '@portal/contracts/support/enums';
import { call, dataQuery, queryOptions } from '@portal/platform';

/** The published offices with their addresses, numbers and hours. */
export const offices = dataQuery(['administration', 'offices'], listContacts, { query: {} });

/** How many messages wait for an answer under each topic. */
export const waitingByTopic = queryOptions({
  queryKey: ['administration', 'waiting', 'topics'],
  queryFn: async ({ signal }): Promise<{ topic: ContactTopic; count: number }[]> =>
    Promise.all(
      contactTopics.map(async (topic) => {
        const query = { topic: [topic], status: ['NEW' as const, 'OPEN' as const], pageSize: 10 as const };
        const { total } = await call(listContactMessages, { query, signal });
        return { topic, count: total };
      }),
    ),
});
