import { getContent, saveContent } from '@portal/contracts/content/calls';
import type { SectionKey } from '@portal/contracts/content/keys';
import type { ContentSave, SavedContent, Section } from '@portal/contracts/content/schemas';
import { call, notify, queryOptions, refreshContent, useMutation, useQueryClient } from '@portal/platform';

const key = ['cms', 'sections'] as const;

/** Every section in every language, with the state of each, as an editor sees it. */
export const allSections = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => call(getContent, { query: { draft: '1' }, signal }).then((reply) => reply.data),
  // A refetch would move the row version under the hands of whoever is typing.
  refetchInterval: false,
});

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

/** Saves and publishes one language of one section; only that language of the local copy changes. */
export const usePublishSection = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ContentSave) => call(saveContent, { body }),
    meta: { silent: true },
    onSuccess: ({ data, message }) => {
      client.setQueryData(allSections.queryKey, (sections) => sections?.map(withSaved(data)));
      notify.success(message);
      void refreshContent();
    },
  });
};

export const findSection = (sections: readonly Section[], wanted: SectionKey): Section | undefined =>
  sections.find((section) => section.key === wanted);

/** Reads a section anew, past the cache. @throws ApiError, or when the section is gone */
export const useNewestSection = (wanted: SectionKey) => {
  const client = useQueryClient();
  return async (): Promise<Section> => {
    const sections = await client.fetchQuery({ ...allSections, staleTime: 0 });
    const section = findSection(sections, wanted);
    if (!section) throw new Error(`The section ${wanted} is gone.`);
    return section;
  };
};
