import type { ContactMessagesQuery } from '@portal/contracts/support/contact-messages';
import { contactStatuses, contactTopics } from '@portal/contracts/support/enums';
import { countryIn, dayIn, given, manyIn, pagingIn } from '@portal/platform';
import { sortInAddress } from '../show-list/sort-in-address.ts';

const sorts = ['createdAt', 'status', 'topic', 'lastName'] as const;

/** What the address of the messages asks for; `message` is the one that is open. */
export const messagesFilters = (params: URLSearchParams) => {
  const search = params.get('search')?.trim() ?? '';
  const status = manyIn(params, 'status', contactStatuses);
  const topic = manyIn(params, 'topic', contactTopics);
  const country = countryIn(params);
  const from = dayIn(params, 'from');
  const to = dayIn(params, 'to');
  const asked = sortInAddress(params, sorts);
  const query: ContactMessagesQuery = {
    ...pagingIn(params),
    ...asked,
    ...given({ search, status, topic, countryCode: country ? [country] : undefined, from, to }),
  };
  const isFiltered = Object.keys(given({ search, status, topic, country, from, to })).length > 0;
  const sorted = { sortBy: 'createdAt', order: 'DESC' as const, ...asked };
  return { query, sorted, search, status, topic, country, from, to, isFiltered, open: params.get('message') };
};
