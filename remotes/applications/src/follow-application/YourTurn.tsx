import type { MyApplication, OwnerApplication } from '@portal/contracts/applications/application.schemas';
import { ButtonLink, formatDate, useTranslation } from '@portal/platform';
import { Alert, Text } from '@portal/ui';
import { ArrowRight, CornerUpLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../navigation/paths.ts';
import { useEditableSections } from './use-editable-sections.ts';

interface YourTurnProps {
  application: Pick<OwnerApplication | MyApplication, 'id' | 'fundId' | 'status' | 'returnRequest'>;
  /** The requests themselves; absent in a list, where they have no room and their code would be in the way. */
  children?: ReactNode;
}

/** What a returned application waits for, by when, and the way there. */
export const YourTurn = ({ application, children }: YourTurnProps) => {
  const { t } = useTranslation('applications');
  const editableSections = useEditableSections();
  const { id, fundId, status, returnRequest } = application;
  if (status !== 'RETURNED' || returnRequest === null) return null;
  const sections = editableSections(returnRequest);
  const { message, requests } = returnRequest;
  const short = children === undefined;
  const done = requests.filter(({ doneAt }) => doneAt !== null).length;
  return (
    <Alert
      status="warning"
      icon={CornerUpLeft}
      title={t('returned.title', { date: formatDate(returnRequest.dueAt, 'UTC') })}
      actions={
        <>
          <ButtonLink to={paths.fillIn(fundId, id)} size="sm">
            {t('list.makeChanges')}
            <ArrowRight size={18} aria-hidden />
          </ButtonLink>
          {short && (
            <ButtonLink to={paths.application(id)} size="sm" variant="outline">
              {t('list.readMessage')}
            </ButtonLink>
          )}
        </>
      }
    >
      {!short && message !== '' && (
        <Text whiteSpace="pre-line" dir="auto" mb="2">
          {message}
        </Text>
      )}
      {children}
      {short && requests.length > 0 && <Text>{t('requests.progress', { done, all: requests.length })}</Text>}
      {t('returned.open', { sections })}
    </Alert>
  );
};
