import { lazyPart, useTranslation } from '@portal/platform';
import { FailedArea } from '@portal/ui';

const Failed = ({ retry }: { retry: () => void }) => {
  const { t } = useTranslation('review');
  return <FailedArea title={t('bulk.notThere')} retryLabel={t('retry')} onRetry={retry} />;
};

const failed = (retry: () => void) => <Failed retry={retry} />;

/** Comes with the first selection: reviewers, who read the same list, select nothing. */
export const SelectionActions = lazyPart(
  () => import('./SelectionActions.tsx').then((part) => part.SelectionActions),
  { failed },
);

/** Comes when it is first asked for. */
export const BulkDialog = lazyPart(() => import('./BulkDialog.tsx').then((part) => part.BulkDialog), {
  failed,
});
