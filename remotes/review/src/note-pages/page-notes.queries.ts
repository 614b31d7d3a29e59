import {
  addPageNote,
  changePageNote,
  deletePageNote,
  listPageNotes,
} from '@portal/contracts/calls/review/reading';
import type { AddPageNote, ChangePageNote, PageNote } from '@portal/contracts/review/reading';
import { call, notify, queryOptions, useMutation, useQuery, useQueryClient } from '@portal/platform';

const notesOf = (id: string) =>
  queryOptions({
    queryKey: ['review', 'page-notes', id],
    queryFn: ({ signal }): Promise<PageNote[]> =>
      call(listPageNotes, { params: { id }, signal }).then((reply) => reply.data),
    meta: { silent: true },
  });

/** The notes of the staff on the documents of an application. */
export const usePageNotes = (id: string) => {
  const client = useQueryClient();
  const { data = [] } = useQuery(notesOf(id));
  const afterwards = {
    meta: { silent: true },
    onSuccess: async ({ message }: { message: string }) => {
      notify.success(message);
      await client.invalidateQueries({ queryKey: notesOf(id).queryKey });
    },
  };
  const add = useMutation({
    mutationFn: (body: AddPageNote) => call(addPageNote, { params: { id }, body }),
    ...afterwards,
  });
  const change = useMutation({
    mutationFn: ({ noteId, ...body }: ChangePageNote & { noteId: string }) =>
      call(changePageNote, { params: { id, noteId }, body }),
    ...afterwards,
  });
  const remove = useMutation({
    mutationFn: (noteId: string) => call(deletePageNote, { params: { id, noteId } }),
    ...afterwards,
  });
  return { all: data, add, change, remove };
};

export type PageNotes = ReturnType<typeof usePageNotes>;
