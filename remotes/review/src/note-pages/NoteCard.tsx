import { useTranslation } from '@portal/platform';
import { Box, Flex, HStack, IconButton } from '@portal/ui';
import { Lock, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { NoteActions } from '../discuss/NoteActions.tsx';
import { NoteForm } from '../discuss/NoteForm.tsx';
import { NoteText } from '../discuss/NoteText.tsx';
import type { Notes } from '../discuss/notes.queries.ts';
import type { NumberedNote } from './NotePins.tsx';
import type { Spot } from './page-boxes.ts';

/** At the end and the bottom of the viewer, so that it covers little of what it is about. */
const Frame = ({ title, children, onClose }: { title: string; children: ReactNode; onClose: () => void }) => {
  const { t } = useTranslation('review');
  const card = useRef<HTMLElement>(null);
  useEffect(() => (card.current?.querySelector('textarea') ?? card.current)?.focus(), []);
  return (
    <Box
      as="section"
      ref={card}
      tabIndex={-1}
      aria-label={title}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      position="absolute"
      bottom="4"
      insetInlineEnd={{ base: '4', lg: '6' }}
      insetInlineStart={{ base: '4', sm: 'auto' }}
      w={{ sm: '340px' }}
      zIndex="2"
      p="4"
      bg="bg.raised"
      borderWidth="1px"
      borderTopWidth="4px"
      borderTopColor="accent.solid"
      borderRadius="md"
      shadow="overlay"
      fontSize="0.9375rem"
    >
      <Flex justify="space-between" align="center" gap="2" mb="2">
        <strong>{title}</strong>
        <HStack gap="1" color="fg.muted" fontSize="0.8125rem">
          <Lock size={14} aria-hidden />
          {t('notes.staffOnly')}
          <IconButton size="xs" variant="ghost" aria-label={t('notes.close')} onClick={onClose}>
            <X size={16} aria-hidden />
          </IconButton>
        </HStack>
      </Flex>
      {children}
    </Box>
  );
};

interface WritingProps {
  spot: Spot;
  fileKey: string;
  notes: Notes;
  onClose: () => void;
}

/** A note that is being written; a press on a page moves its spot. */
export const NewNote = ({ spot, fileKey, notes, onClose }: WritingProps) => {
  const { t } = useTranslation('review');
  return (
    <Frame title={t('notes.new', { page: spot.page })} onClose={onClose}>
      <NoteForm
        notes={notes}
        about={{ spot: { fileKey, ...spot } }}
        label={t('notes.text')}
        hint={t('notes.hint')}
        send={t('notes.save')}
        onSent={onClose}
        onCancel={onClose}
      />
    </Frame>
  );
};

interface ReadingProps {
  note: NumberedNote;
  notes: Notes;
  onClose: () => void;
}

/** A note as it stands, with its answers. */
export const ShownNote = ({ note, notes, onClose }: ReadingProps) => {
  const { t } = useTranslation('review');
  const [isAnswering, setAnswering] = useState(false);
  const { id, number, byName, spot } = note;
  return (
    <Frame title={t('notes.title', { number, page: spot.page })} onClose={onClose}>
      <Box maxH="40dvh" overflowY="auto">
        <NoteText note={note} />
        {notes.all
          .filter(({ replyTo }) => replyTo === id)
          .map((answer) => (
            <Box key={answer.id} mt="3" ps="3" borderInlineStartWidth="3px" borderColor="border.control">
              <NoteText note={answer} />
            </Box>
          ))}
      </Box>
      {isAnswering ? (
        <Box mt="3">
          <NoteForm
            notes={notes}
            label={t('discussion.answer', { name: byName })}
            about={{ replyTo: id }}
            onSent={() => setAnswering(false)}
            onCancel={() => setAnswering(false)}
          />
        </Box>
      ) : (
        <NoteActions note={note} notes={notes} onReply={() => setAnswering(true)} onDeleted={onClose} />
      )}
    </Frame>
  );
};
