import { listContacts } from '@portal/contracts/calls/content/contacts';
import { sendContactMessage } from '@portal/contracts/calls/support/contact-messages';
import type { ContactMessageInput } from '@portal/contracts/support/contact-messages';
import { call, queryOptions, showsDrafts, useMutation, useQuery } from '@portal/platform';
import { useFormToken } from '@portal/platform/forms';

const offices = queryOptions({
  queryKey: ['contacts'],
  queryFn: async ({ signal }) => {
    const query = (await showsDrafts()) ? { draft: '1' as const } : {};
    return (await call(listContacts, { query, signal })).data;
  },
  meta: { silent: true },
});

export const useOffices = () => useQuery(offices);

/** Answers with the ticket number. The form shows what went wrong. */
export const useSendMessage = () => {
  const tokenHeaders = useFormToken();
  return useMutation({
    mutationFn: async (body: ContactMessageInput) =>
      (await call(sendContactMessage, { body, headers: await tokenHeaders() })).data,
    meta: { silent: true },
  });
};
