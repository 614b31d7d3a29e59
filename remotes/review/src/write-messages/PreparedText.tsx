import { PreparedReplies, withPrepared } from '@portal/application-view';
import type { Language } from '@portal/contracts';
import { useQuery, useTranslation } from '@portal/platform';
import { useFormContext } from '@portal/platform/forms';
import { replyTemplates } from './messages.queries.ts';

interface Props {
  /** The field that it goes into, after what was typed. */
  name: string;
  /** In which the applicant reads. */
  language: Language;
}

/** What was prepared for writing again and again. */
export const PreparedText = ({ name, language }: Props) => {
  const { t } = useTranslation('review');
  const { getValues, setValue, setFocus } = useFormContext();
  const { data: replies = [] } = useQuery(replyTemplates);
  return (
    <PreparedReplies
      label={t('messages.prepared')}
      none={t('messages.noPrepared')}
      replies={replies}
      language={language}
      onChoose={(text) => {
        setValue(name, withPrepared(getValues(name), text), { shouldDirty: true });
        requestAnimationFrame(() => setFocus(name));
      }}
    />
  );
};
