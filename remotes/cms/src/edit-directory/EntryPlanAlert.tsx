import type { Language } from '@portal/contracts';
import type { OrderBody } from '@portal/contracts/content/desk';
import { formatDateTime, useQuery, useTranslation } from '@portal/platform';
import { Alert, Button } from '@portal/ui';
import { CalendarClock } from 'lucide-react';
import { entryPlans } from '../plan-publication/plans.queries.ts';

interface Props {
  list: OrderBody['list'];
  entryId: string;
  language: Language;
  onCancel: (plan: string) => void;
}

/** When the entry goes public by itself, or that it could not. */
export const EntryPlanAlert = ({ list, entryId, language, onCancel }: Props) => {
  const { t } = useTranslation('cms');
  const { data: plans = [] } = useQuery(entryPlans);
  const plan = plans.find(
    (one) => one.list === list && one.entryId === entryId && (one.lang ?? language) === language,
  );
  if (!plan) return null;
  const date = formatDateTime(plan.publishAt);
  if (plan.state === 'FAILED')
    return <Alert status="error" icon={CalendarClock} title={t('plan.failedAt', { date })} />;
  return (
    <Alert
      icon={CalendarClock}
      title={t('plan.at', { date })}
      actions={
        <Button size="sm" variant="outline" type="button" onClick={() => onCancel(plan.id)}>
          {t('plan.cancel')}
        </Button>
      }
    >
      {plan.isBehindDraft ? t('plan.behind') : t('plan.kept')}
    </Alert>
  );
};
