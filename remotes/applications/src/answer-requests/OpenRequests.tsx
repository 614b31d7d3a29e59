import { useRequestName } from '@portal/application-view';
import { useTranslation } from '@portal/platform';
import { Alert, List } from '@portal/ui';
import { useDraft } from '../edit-draft/draft-context.ts';
import { requestsIn } from './Requests.tsx';

/** Before sending: the requests that are not ticked off, by name. It can be sent with them. */
export const OpenRequests = () => {
  const { t } = useTranslation('applications');
  const { fund, draft } = useDraft();
  const nameOf = useRequestName(fund.fundType);
  const open = requestsIn(draft).filter(({ doneAt }) => doneAt === null);
  if (open.length === 0) return null;
  return (
    <Alert status="warning" title={t('requests.openTitle')}>
      <List.Root aria-label={t('requests.openTitle')} ps="5" listStyleType="disc" mb="2">
        {open.map((request) => (
          <List.Item key={request.id}>{nameOf(request)}</List.Item>
        ))}
      </List.Root>
      {t('requests.openText')}
    </Alert>
  );
};
