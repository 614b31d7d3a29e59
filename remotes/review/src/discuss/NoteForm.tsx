import { MessageField } from '@portal/application-view';
import type { AddNote } from '@portal/contracts/review/notes';
import { useTranslation } from '@portal/platform';
import { FormShell, SubmitButton, useForm } from '@portal/platform/forms';
import { Alert, Button, Flex } from '@portal/ui';
import { Menu } from '@portal/ui/overlay';
import { AtSign } from 'lucide-react';
import { mentionedIn, withMention } from './mentions.ts';
import type { Notes } from './notes.queries.ts';

interface Props {
  notes: Notes;
  label: string;
  /** Below the label; absent: who reads it. */
  hint?: string;
  /** What the button says; absent: that it sends. */
  send?: string;
  /** The note that is answered, or the spot of a page; absent: the application. */
  about?: Pick<AddNote, 'replyTo' | 'spot'>;
  onSent?: () => void;
  /** Absent: the form stays. */
  onCancel?: () => void;
}

const empty = { text: '' };

/** A note that is being written; Ctrl and Enter send it. */
export const NoteForm = ({ notes, label, hint, send, about, onSent, onCancel }: Props) => {
  const { t } = useTranslation('review');
  const form = useForm({ defaultValues: empty });
  const { id, mayWrite, add, people } = notes;
  const submit = async ({ text }: { text: string }) => {
    const mentions = mentionedIn(text, people);
    await add.mutateAsync({ text: text.trim(), mentions, ...about });
    onSent?.();
  };
  const mention = (chosen: string) => {
    const person = people.find(({ userId }) => userId === chosen);
    if (!person) return;
    form.setValue('text', withMention(form.getValues('text'), person), { shouldDirty: true });
    // The menu gives the focus back to its button first.
    setTimeout(() => form.setFocus('text'));
  };
  if (!mayWrite) return <Alert status="info" title={t('declaration.closed.CONFLICT_DECLARED.title')} />;
  return (
    <FormShell
      form={form}
      error={null}
      onSubmit={submit}
      summary="rest"
      keptAs={`note-${id}-${about?.replyTo ?? about?.spot?.fileKey ?? ''}`}
      empty={empty}
    >
      <MessageField name="text" label={label} hint={hint ?? t('discussion.hint')} maxLength={2000} rows={3} />
      <Flex gap="3" wrap="wrap">
        <Menu
          align="start"
          trigger={
            <Button variant="outline" size="sm">
              <AtSign size={18} strokeWidth={1.75} aria-hidden />
              {t('discussion.mention')}
            </Button>
          }
          items={
            people.length > 0
              ? people.map(({ userId, name }) => ({ value: userId, label: name }))
              : [{ value: '', label: t('discussion.nobody'), disabled: true }]
          }
          onSelect={mention}
        />
        <SubmitButton>{send ?? t('discussion.send')}</SubmitButton>
        {onCancel && (
          <Button variant="ghost" size="sm" onClick={onCancel}>
            {t('decide.cancel')}
          </Button>
        )}
      </Flex>
    </FormShell>
  );
};
