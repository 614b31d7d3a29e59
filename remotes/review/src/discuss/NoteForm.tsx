import { useTranslation } from '@portal/platform';
import { FormShell, SubmitButton, TextAreaField, useForm } from '@portal/platform/forms';
import { Box, Button, Flex } from '@portal/ui';
import { Menu } from '@portal/ui/overlay';
import { AtSign } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { mentionedIn, withMention } from './mentions.ts';
import type { Notes } from './notes.queries.ts';

interface Props {
  notes: Notes;
  label: string;
  /** The note that is answered. */
  replyTo?: string;
  onSent?: () => void;
  /** What stands beside the buttons. */
  children?: ReactNode;
}

const sendByKeys = ({ key, ctrlKey, metaKey, target }: KeyboardEvent) => {
  if (key === 'Enter' && (ctrlKey || metaKey) && target instanceof HTMLTextAreaElement)
    target.form?.requestSubmit();
};

/** A note that is being written; Ctrl and Enter send it. */
export const NoteForm = ({ notes, label, replyTo, onSent, children }: Props) => {
  const { t } = useTranslation('review');
  const form = useForm({ defaultValues: { text: '' } });
  const { add, people } = notes;
  const submit = async ({ text }: { text: string }) => {
    const mentions = mentionedIn(text, people);
    await add.mutateAsync({ text: text.trim(), mentions, ...(replyTo !== undefined && { replyTo }) });
    form.reset({ text: '' });
    onSent?.();
  };
  const mention = (chosen: string) => {
    const person = people.find(({ userId }) => userId === chosen);
    if (!person) return;
    form.setValue('text', withMention(form.getValues('text'), person), { shouldDirty: true });
    // The menu gives the focus back to its button first.
    setTimeout(() => form.setFocus('text'));
  };
  return (
    <FormShell form={form} error={null} onSubmit={submit} summary="rest">
      <Box onKeyDown={sendByKeys}>
        <TextAreaField name="text" label={label} hint={t('discussion.hint')} maxLength={2000} rows={3} />
      </Box>
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
        <SubmitButton>{t('discussion.send')}</SubmitButton>
        {children}
      </Flex>
    </FormShell>
  );
};
