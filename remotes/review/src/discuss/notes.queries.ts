import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { addNote, changeNote, deleteNote, listNotes } from '@portal/contracts/calls/review/notes';
import type { AddNote, ChangeNote, Note } from '@portal/contracts/review/notes';
import {
  call,
  dataQuery,
  errorText,
  isApiError,
  notify,
  queryClient,
  queryOptions,
  useAttempt,
  useMutation,
  useQuery,
} from '@portal/platform';
import { useUndo } from '@portal/platform/forms';

const notesOf = (id: string) =>
  queryOptions({
    ...dataQuery(['review', 'notes', id], listNotes, { params: { id } }),
    meta: { silent: true },
  });

/** Letters of a note in the offer to bring it back. */
const maxShownCharacters = 80;

/** What the staff say among themselves of an application and of pages of its documents; who has a conflict reads only. */
export const useNotes = ({ id, myDeclaration }: Pick<StaffApplication, 'id' | 'myDeclaration'>) => {
  const query = useQuery(notesOf(id));
  const attempt = useAttempt();
  const afterwards = {
    meta: { silent: true },
    onSuccess: async ({ message }: { message: string }) => {
      notify.success(message);
      await queryClient.invalidateQueries({ queryKey: notesOf(id).queryKey });
    },
  };
  /** What its author deleted meanwhile leaves the page, and its message with it. */
  const readAgainIfGone = (error: Error) => {
    if (!isApiError(error) || error.status !== 404) return;
    notify.error(errorText(error));
    void queryClient.invalidateQueries({ queryKey: notesOf(id).queryKey });
  };
  const add = useMutation({
    mutationFn: (body: AddNote) =>
      call(addNote, { params: { id }, body, idempotencyKey: attempt.keyOf(body) }),
    ...afterwards,
    onSuccess: (reply) => {
      attempt.isDone();
      return afterwards.onSuccess(reply);
    },
  });
  const change = useMutation({
    mutationFn: ({ noteId, ...body }: ChangeNote & { noteId: string }) =>
      call(changeNote, { params: { id, noteId }, body }),
    ...afterwards,
    onError: readAgainIfGone,
  });
  const remove = useMutation({
    mutationFn: (noteId: string) => call(deleteNote, { params: { id, noteId } }),
    meta: { silent: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: notesOf(id).queryKey }),
    onError: readAgainIfGone,
  });
  const restore = useMutation({
    mutationFn: (noteId: string) => call(changeNote, { params: { id, noteId }, body: { isDeleted: false } }),
    onSuccess: afterwards.onSuccess,
  });
  const offerUndo = useUndo();
  const removeWithUndo = ({ id: noteId, text }: Note, onGone: () => void): void => {
    const removal = remove.mutateAsync(noteId);
    offerUndo(text.slice(0, maxShownCharacters), () => restore.mutate(noteId), removal);
    removal.then(onGone, () => {});
  };
  const { notes: all = [], people = [], hearsOthers = true } = query.data ?? {};
  const mayWrite = !myDeclaration?.hasConflict;
  return { id, mayWrite, query, all, people, hearsOthers, add, change, remove, removeWithUndo };
};

export type Notes = ReturnType<typeof useNotes>;
