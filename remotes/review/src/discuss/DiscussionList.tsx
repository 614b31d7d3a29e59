import type { Note, NoteSpot } from '@portal/contracts/review/notes';
import { useTranslation } from '@portal/platform';
import { Alert, Box, HStack, Link, Stack, Text } from '@portal/ui';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { LoadingOrFailed } from '../wait-for-data/LoadingOrFailed.tsx';
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

/** A note with its answers, and the next answer while it is written. */
const Conversation = ({ note, answers, notes }: { note: Note; answers: readonly Note[]; notes: Notes }) => {
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

/** What the staff say among themselves of one application, also on its pages. Never for the applicant. */
export const DiscussionList = ({ notes }: { notes: Notes }) => {
  const { t } = useTranslation('review');
  const { query, all, hearsOthers } = notes;
  if (!query.data) return <LoadingOrFailed query={query} words="discussion" />;
  const ids = new Set(all.map(({ id }) => id));
  // An answer to a note that this person does not read stands for itself.
  const begun = all.filter(({ replyTo }) => replyTo === null || !ids.has(replyTo));
  return (
    <Stack gap="5">
      <HStack gap="1" color="fg.muted" fontSize="0.8125rem">
        <Lock size={14} aria-hidden />
        {t('notes.staffOnly')}
      </HStack>
      {!hearsOthers && <Alert status="info" title={t('discussion.heldBack')} />}
      {all.length === 0 && <Text color="fg.muted">{t('discussion.none')}</Text>}
      {begun.map((note) => (
        <Conversation
          key={note.id}
          note={note}
          answers={all.filter(({ replyTo }) => replyTo === note.id)}
          notes={notes}
        />
      ))}
      <NoteForm notes={notes} label={t('discussion.label')} />
    </Stack>
  );
};
