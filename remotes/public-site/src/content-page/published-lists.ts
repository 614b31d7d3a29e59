import { listContacts } from '@portal/contracts/calls/content/contacts';
import { listFaqs } from '@portal/contracts/calls/content/faqs';
import { listPartners } from '@portal/contracts/calls/content/partners';
import { call, showsDrafts, useQuery } from '@portal/platform';

interface Asked {
  query: { draft?: '1' };
  signal: AbortSignal;
}

/** A list that editors publish: whole, and with their drafts where those are shown. */
const usePublished = <T>(key: string, read: (asked: Asked) => Promise<{ data: T }>) =>
  useQuery({
    queryKey: [key],
    queryFn: async ({ signal }) =>
      (await read({ query: (await showsDrafts()) ? { draft: '1' } : {}, signal })).data,
    meta: { silent: true },
  });

/** Every published question in its order: few enough to search on the page, in every language. */
export const useFaqs = () => usePublished('faqs', (asked) => call(listFaqs, asked));

export const usePartners = () => usePublished('partners', (asked) => call(listPartners, asked));

export const useOffices = () => usePublished('contacts', (asked) => call(listContacts, asked));
