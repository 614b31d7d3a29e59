import { RequestList } from '@portal/application-view';
import type { MyApplication, OwnerApplication } from '@portal/contracts/applications/application.schemas';
import { formatDate, Link, useTranslation } from '@portal/platform';
import { Alert, Button, Text } from '@portal/ui';
import { ArrowRight, CornerUpLeft } from 'lucide-react';
import { paths } from '../navigation/paths.ts';
import { useOpenSections } from './use-open-sections.ts';

interface YourTurnProps {
  application: Pick<
    OwnerApplication | MyApplication,
    'id' | 'fundId' | 'fundType' | 'status' | 'returnRequest'
  >;
  /** Beside "Make the changes" in a list, where the message itself has no room. */
  short?: boolean;
}

/** What a returned application waits for, by when, and the way there. */
export const YourTurn = ({ application, short = false }: YourTurnProps) => {
  const { t } = useTranslation('applications');
  const openSections = useOpenSections();
  const { id, fundId, fundType, status, returnRequest } = application;
  if (status !== 'RETURNED' || returnRequest === null) return null;
  const sections = openSections(returnRequest);
  const { message, requests } = returnRequest;
  const done = requests.filter(({ doneAt }) => doneAt !== null).length;
  return (
    <Alert
      status="warning"
      icon={CornerUpLeft}
      title={t('returned.title', { date: formatDate(returnRequest.dueAt) })}
      actions={
        <>
          <Button asChild size="sm">
            <Link to={paths.fillIn(fundId, id)}>
              {t('list.makeChanges')}
              <ArrowRight size={18} aria-hidden />
            </Link>
          </Button>
          {short && (
            <Button asChild size="sm" variant="outline">
              <Link to={paths.application(id)}>{t('list.readMessage')}</Link>
            </Button>
          )}
        </>
      }
    >
      {!short && message !== '' && (
        <Text whiteSpace="pre-line" dir="auto" mb="2">
          {message}
        </Text>
      )}
      {!short && requests.length > 0 && <RequestList fundType={fundType} requests={requests} />}
      {short && requests.length > 0 && <Text>{t('requests.progress', { done, all: requests.length })}</Text>}
      {t('returned.open', { sections })}
    </Alert>
  );
};
