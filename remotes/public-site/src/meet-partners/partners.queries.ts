import { listPartners } from '@portal/contracts/calls/content/partners';
import { call, useQuery } from '@portal/platform';
import { publishedList } from '../content-page/published-list.ts';

const partners = publishedList('partners', (asked) => call(listPartners, asked));

export const usePartners = () => useQuery(partners);
