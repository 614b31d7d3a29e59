import { sendContactMessage } from '@portal/contracts/calls/support/contact-messages';
import type { ContactMessageInput } from '@portal/contracts/support/contact-messages';
import { call, useMutation } from '@portal/platform';
import { useFormToken } from '@portal/platform/forms';

/** Answers with the ticket number. The form shows what went wrong. */
export const useSendMessage = () => {
  const tokenHeaders = useFormToken();
  return useMutation({
    mutationFn: async (body: ContactMessageInput) =>
      (await call(sendContactMessage, { body, headers: await tokenHeaders() })).data,
    meta: { silent: true },
  });
};
