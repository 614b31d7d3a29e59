import { sendContactMessage } from '@portal/contracts/contact-messages/calls';
import type { ContactMessageInput } from '@portal/contracts/contact-messages/schemas';
import { listContacts } from '@portal/contracts/contacts/calls';
import { call, queryOptions, useMutation, useQuery } from '@portal/platform';

const offices = queryOptions({
  queryKey: ['contacts'],
  queryFn: ({ signal }) => call(listContacts, { signal }).then(({ data }) => data),
  meta: { silent: true },
});

export const useOffices = () => useQuery(offices);

/** Answers with the ticket number. The form shows what went wrong. */
export const useSendMessage = () =>
  useMutation({
    mutationFn: (body: ContactMessageInput) => call(sendContactMessage, { body }).then(({ data }) => data),
    meta: { silent: true },
  });
