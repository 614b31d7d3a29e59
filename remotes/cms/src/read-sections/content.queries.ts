import { getContent } from '@portal/contracts/calls/content/content';
import type { SectionKey } from '@portal/contracts/content/keys';
import type { SavedContent, Section } from '@portal/contracts/content/section.schemas';
import { dataQuery, notify, queryClient, queryOptions, refreshContent } from '@portal/platform';

const key = ['cms', 'sections'] as const;

// A refetch would move the row version under the hands of whoever is typing.
const untilSaved = { refetchInterval: false } as const;

/** Every section in every language as an editor sees it: drafts where there are some, and the state of each. */
export const allSections = queryOptions({
  ...dataQuery(key, getContent, { query: { draft: '1' } }),
  ...untilSaved,
});

/** One of them, a list of one; until it is read, as it was when all were. */
export const oneSection = (wanted: SectionKey) =>
  queryOptions({
    ...dataQuery([...key, wanted], getContent, { query: { draft: '1', key: [wanted] } }),
    ...untilSaved,
    placeholderData: () => {
      const known = queryClient.getQueryData(allSections.queryKey)?.find((section) => section.key === wanted);
      return known && [known];
    },
  });

/** No other language of it changes. */
const withSaved =
  (saved: SavedContent) =>
  (section: Section): Section =>
    section.key === saved.key
      ? // The key ties section and content together, which the compiler cannot follow through a union.
        ({
          ...section,
          data: { ...section.data, [saved.lang]: saved.data },
          states: { ...section.states, [saved.lang]: saved.state },
        } as Section)
      : section;

/** Says that a section was saved, and keeps it in the local copies. */
export const sectionSaved = (
  { data, message }: { data: SavedContent; message: string },
  isDraft: boolean,
) => {
  queryClient.setQueriesData<Section[]>({ queryKey: key }, (sections) => sections?.map(withSaved(data)));
  notify.success(message);
  void queryClient.invalidateQueries({ queryKey: ['cms', 'versions'] });
  void queryClient.invalidateQueries({ queryKey: ['cms', 'schedules'] });
  if (!isDraft) void refreshContent();
};

/** Reads a section anew, past the cache. @throws ApiError, or when the section is gone */
export const newestSection = async (wanted: SectionKey): Promise<Section> => {
  const [section] = await queryClient.fetchQuery({ ...oneSection(wanted), staleTime: 0 });
  if (!section) throw new Error(`The section ${wanted} is gone.`);
  void queryClient.invalidateQueries({ ...allSections, exact: true });
  return section;
};
