import type { Section } from '@portal/contracts/applications/sections';
import { formatDate, formatDateTime, useTranslation } from '@portal/platform';
import { Alert, Text } from '@portal/ui';
import { CornerUpLeft } from 'lucide-react';
import { Requests } from '../answer-requests/Requests.tsx';
import { useDraft } from '../edit-draft/draft-context.ts';
import { useEditableSections } from '../follow-application/use-editable-sections.ts';

interface FormNoteProps {
  /** Only the requests about it. */
  section?: Section;
  /** With the answers before and after under each request. */
  compare?: boolean;
}

/** What was asked of a returned application, by when, and which sections are open; or until when the fund takes any. */
export const FormNote = ({ section, compare = false }: FormNoteProps) => {
  const { t } = useTranslation('applications');
  const editableSections = useEditableSections();
  const { draft, fund } = useDraft();
  const request = draft?.returnRequest;
  if (!request && fund.isOpen)
    return section === undefined && fund.closesAt !== null ? (
      <Text>{t('tasks.closes', { when: formatDateTime(fund.closesAt) })}</Text>
    ) : null;
  if (!request)
    return (
      <Alert status="warning" title={t('tasks.closedTitle')}>
        {t('tasks.closedText')}
      </Alert>
    );
  const sections = editableSections(request);
  return (
    <Alert
      status="warning"
      icon={CornerUpLeft}
      title={t('returned.title', { date: formatDate(request.dueAt, 'UTC') })}
    >
      {request.message !== '' && (
        <Text whiteSpace="pre-line" dir="auto" mb="2">
          {request.message}
        </Text>
      )}
      <Requests
        {...(section !== undefined && { section })}
        {...(compare && { changes: draft.changes ?? [] })}
      />
      <Text>{t('returned.open', { sections })}</Text>
    </Alert>
  );
};
