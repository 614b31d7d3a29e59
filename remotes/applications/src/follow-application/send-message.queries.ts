import { sendMessage } from '@portal/contracts/calls/applications/conversation';
import { call, useMutation, useQueryClient } from '@portal/platform';
import { useAttempt } from '@portal/platform/forms';
import { messagesQuery } from './application.queries.ts';

/** The form shows the error itself. */
export const useSendMessage = (id: string) => {
  const attempt = useAttempt();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      call(sendMessage, { params: { id }, body: { text }, idempotencyKey: attempt.keyOf(text) }),
    meta: { silent: true },
    onSuccess: () => {
      attempt.isDone();
      return client.invalidateQueries({ queryKey: messagesQuery(id).queryKey });
    },
  });
};
