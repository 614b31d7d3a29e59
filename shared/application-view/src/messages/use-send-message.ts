import { sendMessage } from '@portal/contracts/calls/applications/conversation';
import { call, queryClient, useAttempt, useMutation } from '@portal/platform';
import type { emptyMessage } from './MessageFile.tsx';

/** Sends a message as it was typed, then reads those of `queryKey` anew. The form shows the error itself. */
export const useSendMessage = (id: string, queryKey: readonly unknown[]) => {
  const attempt = useAttempt();
  return useMutation({
    mutationFn: ({ text, file: [file] }: typeof emptyMessage) => {
      const body = { text: text.trim(), ...(file && { fileKey: file.fileKey }) };
      return call(sendMessage, { params: { id }, body, idempotencyKey: attempt.keyOf(body) });
    },
    meta: { silent: true },
    onSuccess: () => {
      attempt.isDone();
      return queryClient.invalidateQueries({ queryKey });
    },
  });
};
