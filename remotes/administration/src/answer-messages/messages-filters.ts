import type { ContactMessagesQuery } from '@portal/contracts/support/contact-messages';
import { contactStatuses, contactTopics } from '@portal/contracts/support/enums';
import { countryOf, dayOf, given, manyOf, pagingOf } from '../filter-list/address.ts';

/** What the address of the messages asks for; `message` is the one that is open. */
export const messagesFilters = (params: URLSearchParams) => {
  const search = params.get('search')?.trim() ?? '';
  const status = manyOf(params, 'status', contactStatuses);
  const topic = manyOf(params, 'topic', contactTopics);
  const country = countryOf(params);
  const from = dayOf(params, 'from');
  const to = dayOf(params, 'to');
  const query: ContactMessagesQuery = {
    ...pagingOf(params),
    ...given({ search, status, topic, countryCode: country ? [country] : undefined, from, to }),
  };
  const isFiltered = Object.keys(given({ search, status, topic, country, from, to })).length > 0;
  return { query, search, status, topic, country, from, to, isFiltered, open: params.get('message') };
};
