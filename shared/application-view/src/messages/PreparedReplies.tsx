import type { Language } from '@portal/contracts';
import { listReplyTemplates } from '@portal/contracts/calls/support/inbox';
import { dataQuery, queryOptions, useQuery, useTranslation } from '@portal/platform';
import { useFormContext } from '@portal/platform/forms';
import { Button } from '@portal/ui';
import { Menu } from '@portal/ui/overlay';
import { MessageSquareQuote } from 'lucide-react';
import { APPLICATION_NAMESPACE } from '../translations/application-translations.ts';

/** In all languages. Without them one types oneself. */
export const replyTemplates = queryOptions({
  ...dataQuery(['reply-templates'], listReplyTemplates),
  meta: { silent: true },
});

interface PreparedRepliesProps {
  /** In which whoever wrote reads. */
  language: Language;
  onChoose: (text: string) => void;
}

/** Prepared replies in the language of whoever wrote. */
export const PreparedReplies = ({ language, onChoose }: PreparedRepliesProps) => {
  const { t } = useTranslation(APPLICATION_NAMESPACE);
  const { data: replies = [] } = useQuery(replyTemplates);
  const fitting = replies.filter((reply) => reply.language === language);
  const items = fitting.map((reply) => ({ value: reply.id, label: reply.title, lang: language }));
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="outline" size="sm">
          <MessageSquareQuote size={18} strokeWidth={1.75} aria-hidden />
          {t('preparedReplies')}
        </Button>
      }
      items={items.length > 0 ? items : [{ value: '', label: t('noPreparedReply'), disabled: true }]}
      onSelect={(chosen) => onChoose(fitting.find(({ id }) => id === chosen)?.text ?? '')}
    />
  );
};

/** The same for the field `name` of a form: the chosen reply goes below what was typed. */
export const PreparedText = ({ name, language }: { name: string; language: Language }) => {
  const { getValues, setValue, setFocus } = useFormContext();
  const insert = (prepared: string) => {
    const typed: string = getValues(name);
    const text = typed.trim() === '' ? prepared : `${typed.trimEnd()}\n\n${prepared}`;
    setValue(name, text, { shouldDirty: true });
    requestAnimationFrame(() => setFocus(name));
  };
  return <PreparedReplies language={language} onChoose={insert} />;
};
