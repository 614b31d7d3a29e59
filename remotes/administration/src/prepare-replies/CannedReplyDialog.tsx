import { isLanguage, type Language } from '@portal/contracts';
import type { CannedReply } from '@portal/contracts/support/chat.schemas';
import { chatLimits } from '@portal/contracts/support/enums';
import { confirmLeaving, useTranslation } from '@portal/platform';
import { FormButtons, FormShell, TextAreaField, TextField, useForm } from '@portal/platform/forms';
import { Dialog } from '@portal/ui/overlay';
import { LanguageField } from '../choose-language/LanguageField.tsx';
import { useSaveReply } from './replies.queries.ts';

interface Values {
  language: string;
  title: string;
  text: string;
}

interface Props {
  /** Absent: a new one. */
  reply: CannedReply | undefined;
  /** Of a new one, to begin with. */
  language: Language;
  onSaved: (language: Language) => void;
  onClose: () => void;
}

/** One prepared reply: its language, what it is called, what it says. */
export const CannedReplyDialog = ({ reply, language: first, onSaved, onClose }: Props) => {
  const { t } = useTranslation('administration');
  const save = useSaveReply(reply?.id);
  const { language = first, title = '', text = '' } = reply ?? {};
  const form = useForm<Values>({ defaultValues: { language, title, text } });
  const send = async (values: Values) => {
    const chosen = isLanguage(values.language) ? values.language : first;
    await save.mutateAsync({ language: chosen, title: values.title.trim(), text: values.text.trim() });
    onSaved(chosen);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={() => confirmLeaving(onClose)}
      title={t(reply ? 'chat.replies.changeTitle' : 'chat.replies.add')}
    >
      <FormShell
        form={form}
        error={save.error}
        onSubmit={send}
        keptAs={`prepared-reply-${reply?.id ?? 'new'}`}
      >
        <LanguageField label={t('chat.language')} />
        <TextField
          name="title"
          label={t('chat.replies.name')}
          maxLength={chatLimits.replyTitle}
          autoComplete="off"
        />
        <TextAreaField name="text" label={t('chat.replies.text')} rows={4} maxLength={chatLimits.reply} />
        <FormButtons
          submit={t('chat.replies.save')}
          cancel={t('chat.replies.cancel')}
          onCancel={() => confirmLeaving(onClose)}
        />
      </FormShell>
    </Dialog>
  );
};
