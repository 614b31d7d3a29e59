import type { Note } from '@portal/contracts/review/notes';
import { useSignedInUser, useTranslation } from '@portal/platform';
import { Alert, Button, HStack } from '@portal/ui';
import type { Notes } from './notes.queries.ts';

interface Props {
  note: Note;
  notes: Notes;
  onReply: () => void;
  onDeleted?: () => void;
}

/** Whoever reads a note may answer and settle it, its author may delete it. */
export const NoteActions = ({
  note,
  notes: { mayWrite, change, remove, removeWithUndo },
  onReply,
  onDeleted,
}: Props) => {
  const { t } = useTranslation('review');
  const { id: userId } = useSignedInUser();
  const isOf = (one: string | undefined) => one === note.id;
  const error =
    (isOf(change.variables?.noteId) && change.error) || (isOf(remove.variables) && remove.error) || null;
  if (!mayWrite) return null;
  return (
    <>
      {error && <Alert status="error" live title={error.message} />}
      <HStack gap="2" mt="2">
        <Button size="xs" variant="outline" onClick={onReply}>
          {t('discussion.reply')}
        </Button>
        <Button
          size="xs"
          variant="outline"
          loading={change.isPending && isOf(change.variables.noteId)}
          onClick={() => change.mutate({ noteId: note.id, isResolved: note.resolvedAt === null })}
        >
          {t(note.resolvedAt === null ? 'notes.resolve' : 'notes.reopen')}
        </Button>
        {note.byUserId === userId && (
          <Button
            size="xs"
            variant="danger"
            loading={remove.isPending && isOf(remove.variables)}
            onClick={() => removeWithUndo(note, () => onDeleted?.())}
          >
            {t('notes.delete')}
          </Button>
        )}
      </HStack>
    </>
  );
};
