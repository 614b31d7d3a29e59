import { listOwnContactMessages } from '@portal/contracts/calls/support/contact-messages';
import { dataQuery, lazyPart, queryOptions, useQuery } from '@portal/platform';

const ownMessages = queryOptions({
  ...dataQuery(['applications', 'contact-messages'], listOwnContactMessages),
  staleTime: 0,
  meta: { silent: true },
});

const ContactMessages = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "contact-messages" */ './ContactMessages.tsx')).ContactMessages,
);

/** What the person wrote by the contact form, from the address of the account. */
export const ContactMessagesIfAny = () => {
  const { data: messages = [] } = useQuery(ownMessages);
  return messages.length > 0 && <ContactMessages messages={messages} />;
};
