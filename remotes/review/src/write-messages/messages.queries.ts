import { listMessages, readMessages } from '@portal/contracts/calls/applications/conversation';
import { call, queryOptions } from '@portal/platform';

export const messagesOf = (id: string) =>
  queryOptions({
    queryKey: ['review', 'application', id, 'messages'],
    queryFn: async ({ signal }) => {
      const { data } = await call(listMessages, { params: { id }, signal });
      if (data.unread > 0) await call(readMessages, { params: { id }, signal });
      return data.messages;
    },
  });
