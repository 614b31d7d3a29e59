import { formatDate, useTranslation } from '@portal/platform';
import { Alert, Text } from '@portal/ui';
import { CornerUpLeft } from 'lucide-react';
import { useDraft } from '../edit-draft/draft-context.ts';
import { useOpenSections } from '../follow-application/use-open-sections.ts';

/** What was asked of a returned application, by when, and which sections are open. */
export const ReturnNote = () => {
  const { t } = useTranslation('applications');
  const openSections = useOpenSections();
  const { draft } = useDraft();
  const request = draft?.returnRequest;
  if (!request) return null;
  const sections = openSections(request);
  return (
    <Alert
      status="warning"
      icon={CornerUpLeft}
      title={t('returned.title', { date: formatDate(request.dueAt) })}
    >
      <Text whiteSpace="pre-line" dir="auto">
        {request.message}
      </Text>
      <Text mt="2">{t('returned.open', { sections })}</Text>
    </Alert>
  );
};
