import { useTranslation } from '@portal/platform';
import { Alert, HStack, Stack, Text } from '@portal/ui';
import { Lock } from 'lucide-react';
import { LoadingOrFailed } from '../wait-for-data/LoadingOrFailed.tsx';
import { Conversation } from './Conversation.tsx';
import { NoteForm } from './NoteForm.tsx';
import type { Notes } from './notes.queries.ts';

/** What the staff say among themselves of one application, also on its pages. Never for the applicant. */
export const DiscussionList = ({ notes }: { notes: Notes }) => {
  const { t } = useTranslation('review');
  const { query, all, hearsOthers } = notes;
  if (!query.data)
    return (
      <LoadingOrFailed query={query} loading={t('discussion.loading')} failed={t('discussion.failed')} />
    );
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
