import type { messageBody } from '@portal/application-view';
import { listMessages, readMessages, sendMessage } from '@portal/contracts/calls/applications/conversation';
import { listReplyTemplates } from '@portal/contracts/calls/support/inbox';
import { call, dataQuery, queryClient, queryOptions, useAttempt, useMutation } from '@portal/platform';

const key = (id: string) => ['review', 'application', id, 'messages'] as const;

export const messagesOf = (id: string) =>
  queryOptions({
    queryKey: key(id),
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

export const useSendMessage = (id: string) => {
  const attempt = useAttempt();
  return useMutation({
    mutationFn: (body: ReturnType<typeof messageBody>) =>
      call(sendMessage, { params: { id }, body, idempotencyKey: attempt.keyOf(body) }),
    meta: { silent: true },
    onSuccess: () => {
      attempt.isDone();
      return queryClient.invalidateQueries({ queryKey: key(id) });
    },
  });
};
