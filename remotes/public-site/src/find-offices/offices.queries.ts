import { listContacts } from '@portal/contracts/calls/content/contacts';
import { call, useQuery } from '@portal/platform';
import { publishedList } from '../content-page/published-list.ts';

const offices = publishedList('contacts', (asked) => call(listContacts, asked));

export const useOffices = () => useQuery(offices);
