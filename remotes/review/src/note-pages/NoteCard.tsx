import type { PageNote } from '@portal/contracts/review/reading';
import { formatDateShort, useSignedInUser, useTranslation } from '@portal/platform';
import { Alert, Box, Button, Field, Flex, HStack, IconButton, TextArea } from '@portal/ui';
import { Lock, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LinkedText } from '../link-pages/LinkedText.tsx';
import type { NumberedNote } from './NotePins.tsx';
import type { Spot } from './page-boxes.ts';
import type { PageNotes } from './page-notes.queries.ts';

interface FrameProps {
  title: string;
  children: ReactNode;
  onClose: () => void;
}

/** At the end and the bottom of the viewer, so that it covers little of what it is about. */
const Frame = ({ title, children, onClose }: FrameProps) => {
  const { t } = useTranslation('review');
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus(), []);
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

const Failed = ({ error }: { error: Error | null }) =>
  error && (
    <Box mb="2">
      <Alert status="error" live title={error.message} />
    </Box>
  );

interface WritingProps {
  spot: Spot;
  fileKey: string;
  notes: PageNotes;
  onClose: () => void;
}

/** A note that is being written; a press on a page moves its spot. */
export const NewNote = ({ spot, fileKey, notes, onClose }: WritingProps) => {
  const { t } = useTranslation('review');
  const [text, setText] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { add } = notes;
  const save = () => {
    if (text.trim() !== '' && !add.isPending) add.mutate({ fileKey, ...spot, text }, { onSuccess: onClose });
  };
  return (
    <Frame title={t('notes.new', { page: spot.page })} onClose={onClose}>
      <Failed error={add.error} />
      <Field label={t('notes.text')} hideLabel hint={t('notes.hint')}>
        <TextArea
          ref={box}
          rows={3}
          dir="auto"
          maxLength={2000}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key, ctrlKey, metaKey }) => {
            if (key === 'Enter' && (ctrlKey || metaKey)) save();
          }}
        />
      </Field>
      <HStack gap="2" mt="3">
        <Button size="sm" disabled={text.trim() === ''} loading={add.isPending} onClick={save}>
          {t('notes.save')}
        </Button>
        <Button size="sm" variant="outline" onClick={onClose}>
          {t('decide.cancel')}
        </Button>
      </HStack>
    </Frame>
  );
};

interface ReadingProps {
  note: NumberedNote;
  notes: PageNotes;
  onClose: () => void;
}

const by = ({ byName, at }: PageNote) => ({ name: byName, date: formatDateShort(at) });

/** A note as it stands: whoever reads it may settle it, its author may delete it. */
export const ShownNote = ({ note, notes, onClose }: ReadingProps) => {
  const { t } = useTranslation('review');
  const { id: userId } = useSignedInUser();
  const { change, remove } = notes;
  const { id, number, page, text, resolvedAt, resolvedBy } = note;
  return (
    <Frame title={t('notes.title', { number, page })} onClose={onClose}>
      <Failed error={change.error ?? remove.error} />
      <Box dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
        <LinkedText>{text}</LinkedText>
      </Box>
      <Box color="fg.muted" fontSize="0.8125rem" mt="2">
        {t('notes.by', by(note))}
        {resolvedAt && <div>{t('notes.resolvedBy', { name: resolvedBy ?? '' })}</div>}
      </Box>
      <HStack gap="2" mt="3">
        <Button
          size="xs"
          variant="outline"
          loading={change.isPending}
          onClick={() => change.mutate({ noteId: id, isResolved: resolvedAt === null })}
        >
          {t(resolvedAt === null ? 'notes.resolve' : 'notes.reopen')}
        </Button>
        {note.byUserId === userId && (
          <Button
            size="xs"
            variant="danger"
            loading={remove.isPending}
            onClick={() => remove.mutate(id, { onSuccess: onClose })}
          >
            {t('notes.delete')}
          </Button>
        )}
      </HStack>
    </Frame>
  );
};
