import * as calls from '@portal/contracts/calls/support/contact-messages';
import type {
  ContactMessage,
  ContactMessagesQuery,
  ContactStatusInput,
} from '@portal/contracts/support/contact-messages';
import {
  call,
  dataQuery,
  isApiError,
  notify,
  pageQuery,
  queryClient,
  useAttempt,
  useMutation,
} from '@portal/platform';

export const messagesKey = ['administration', 'messages'] as const;

export const messagesPage = (query: ContactMessagesQuery) =>
  pageQuery([...messagesKey, 'page', query], calls.listContactMessages, { query });

export const oneMessage = (id: string) =>
  dataQuery([...messagesKey, 'one', id], calls.getContactMessage, { params: { id } });

/** Shows the message as the server has it now, in its panel and in every list. */
const stored = ({ data, message }: { data: ContactMessage; message: string }) => {
  notify.success(message);
  queryClient.setQueryData(oneMessage(data.id).queryKey, data);
  void queryClient.invalidateQueries({ queryKey: [...messagesKey, 'page'] });
  void queryClient.invalidateQueries({ queryKey: ['administration', 'waiting'] });
  void queryClient.invalidateQueries({ queryKey: ['administration', 'inbox'] });
};

/** Where somebody else was faster, the message and the lists show what they did. */
const readAgainIfOvertaken = (error: Error): void => {
  if (isApiError(error) && (error.status === 409 || error.status === 404))
    void queryClient.invalidateQueries({ queryKey: messagesKey });
};

export const useReply = ({ id, rowVersion }: Pick<ContactMessage, 'id' | 'rowVersion'>) => {
  const attempt = useAttempt();
  return useMutation({
    mutationFn: (message: string) => {
      const body = { contactUsId: id, rowVersion, message };
      return call(calls.replyToContactMessage, { body, idempotencyKey: attempt.keyOf(body) });
    },
    meta: { silent: true },
    onSuccess: (reply) => {
      attempt.isDone();
      stored(reply);
    },
    onError: readAgainIfOvertaken,
  });
};

export const useSetStatus = () =>
  useMutation({
    mutationFn: (body: ContactStatusInput) => call(calls.setContactMessageStatus, { body }),
    onSuccess: stored,
    onError: readAgainIfOvertaken,
  });
