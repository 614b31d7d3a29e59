import { listMessages, readMessages } from '@portal/contracts/calls/applications/conversation';
import { listReplyTemplates } from '@portal/contracts/calls/support/inbox';
import { call, dataQuery, queryOptions } from '@portal/platform';

export const messagesOf = (id: string) =>
  queryOptions({
    queryKey: ['review', 'application', id, 'messages'],
    queryFn: async ({ signal }) => {
      const { data } = await call(listMessages, { params: { id }, signal });
      if (data.unread > 0) await call(readMessages, { params: { id }, signal });
      return data.messages;
    },
  });

/** Without them one types oneself. */
export const replyTemplates = queryOptions({
  ...dataQuery(['review', 'reply-templates'], listReplyTemplates),
  meta: { silent: true },
});
