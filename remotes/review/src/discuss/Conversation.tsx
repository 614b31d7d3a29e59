import type { Note, NoteSpot } from '@portal/contracts/review/notes';
import { useTranslation } from '@portal/platform';
import { Box, Link, Stack } from '@portal/ui';
import { useState } from 'react';
import { useWorkspaceParts } from '../workspace-parts/workspace-context.ts';
import { NoteActions } from './NoteActions.tsx';
import { NoteForm } from './NoteForm.tsx';
import { NoteText } from './NoteText.tsx';
import type { Notes } from './notes.queries.ts';

/** Opens the page that a note is on; of a file that has been replaced, only says so. */
const PageOfNote = ({ spot: { fileKey, page } }: { spot: NoteSpot }) => {
  const { t } = useTranslation('review');
  const { documents, openDocument } = useWorkspaceParts();
  const document = documents.find((one) => one.fileKey === fileKey);
  if (!document)
    return (
      <Box fontSize="0.8125rem" color="fg.muted">
        {t('discussion.onFormerFile', { page })}
      </Box>
    );
  return (
    <Link asChild fontSize="0.8125rem" fontWeight="semibold">
      <button type="button" onClick={() => openDocument(fileKey, page)}>
        {t('discussion.onPage', { page, name: document.fileName })}
      </button>
    </Link>
  );
};

interface Props {
  note: Note;
  answers: readonly Note[];
  notes: Notes;
}

/** A note with its answers, and the next answer while it is written. */
export const Conversation = ({ note, answers, notes }: Props) => {
  const { t } = useTranslation('review');
  const [isAnswering, setAnswering] = useState(false);
  const actions = (one: Note) => <NoteActions note={one} notes={notes} onReply={() => setAnswering(true)} />;
  return (
    <Box as="article" opacity={note.resolvedAt === null ? '1' : '0.8'}>
      {note.spot && <PageOfNote spot={note.spot} />}
      <NoteText note={note} />
      {actions(note)}
      {(answers.length > 0 || isAnswering) && (
        <Stack gap="3" mt="3" ps="4" borderInlineStartWidth="3px" borderColor="border.control">
          {answers.map((answer) => (
            <Box key={answer.id} as="article">
              <NoteText note={answer} />
              {actions(answer)}
            </Box>
          ))}
          {isAnswering && (
            <NoteForm
              notes={notes}
              label={t('discussion.answer', { name: note.byName })}
              about={{ replyTo: note.id }}
              onSent={() => setAnswering(false)}
              onCancel={() => setAnswering(false)}
            />
          )}
        </Stack>
      )}
    </Box>
  );
};
