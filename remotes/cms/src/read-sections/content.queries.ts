import { discardDraft, getContent, saveContent } from '@portal/contracts/calls/content/content';
import type { TextParams } from '@portal/contracts/content/desk';
import type { SectionKey } from '@portal/contracts/content/keys';
import type { ContentSave, SavedContent, Section } from '@portal/contracts/content/section.schemas';
import { call, notify, queryOptions, refreshContent, useMutation, useQueryClient } from '@portal/platform';

const key = ['cms', 'sections'] as const;

/** Every section in every language as an editor sees it: drafts where there are some, and the state of each. */
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

/** Puts what was saved into the local copy; no other language of it changes. */
export const useKeepSaved = () => {
  const client = useQueryClient();
  return (saved: SavedContent) =>
    client.setQueryData(allSections.queryKey, (sections) => sections?.map(withSaved(saved)));
};

/** Saves one language of one section, as a draft or for the public. */
export const useSaveSection = () => {
  const keep = useKeepSaved();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ContentSave) => call(saveContent, { body }),
    meta: { silent: true },
    onSuccess: ({ data, message }, { draft }) => {
      keep(data);
      notify.success(message);
      void client.invalidateQueries({ queryKey: ['cms', 'versions', data.key, data.lang] });
      void client.invalidateQueries({ queryKey: ['cms', 'schedules'] });
      if (draft !== true) void refreshContent();
    },
  });
};

/** Drops the draft of one language. Gives the section as it is then. */
export const useDiscardDraft = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (params: TextParams) => call(discardDraft, { params }),
    onSuccess: ({ data: left, message }, params) => {
      client.setQueryData(allSections.queryKey, (sections) =>
        sections?.flatMap((section) => (section.key === params.key ? (left ?? []) : section)),
      );
      notify.success(message);
      void client.invalidateQueries({ queryKey: ['cms', 'schedules'] });
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
