import { APPLICATION_NAMESPACE } from '@portal/application-view';
import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { formatMoney, useTranslation } from '@portal/platform';
import { Alert, Box } from '@portal/ui';
import type { ReactNode } from 'react';
import { type ChangeSince, changesSince } from './changes-since.ts';

interface Props {
  /** As it was when the decision was begun. */
  seen: StaffApplication;
  now: StaffApplication;
  /** Whether the decision can still be taken. */
  isPossible: boolean;
}

/** Somebody was faster: what changed; everything typed stays below. */
export const StaleDecision = ({ seen, now, isPossible }: Props) => {
  const { t } = useTranslation('review');
  const { t: applicationText } = useTranslation(APPLICATION_NAMESPACE);
  const changes = changesSince(seen, now);
  if (changes.length === 0) return null;
  const describe = (change: ChangeSince): ReactNode => {
    switch (change.what) {
      case 'status':
        return t('stale.status', {
          from: applicationText(`staffStatus.${change.from}`),
          to: applicationText(`staffStatus.${change.to}`),
        });
      case 'version':
        return t('stale.version', {
          version: change.version,
          sections: change.sections.map((section) => applicationText(`section.${section}`)).join(', ') || '–',
        });
      case 'said':
        return (
          <>
            {t('stale.said', { name: change.by, action: t(`action.${change.action}`) })}
            {change.comment && (
              <Box dir="auto" whiteSpace="pre-line" color="fg.muted">
                {change.comment}
              </Box>
            )}
          </>
        );
      case 'reviewers':
        return [
          ...change.added.map((name) => t('stale.added', { name })),
          ...change.removed.map((name) => t('stale.removed', { name })),
        ].join(' ');
      case 'available':
        return t('stale.available', { from: formatMoney(change.from), to: formatMoney(change.to) });
      case 'mode':
        return t('stale.mode');
      default:
        return t('stale.other');
    }
  };
  return (
    <Alert status="warning" live title={t('stale.title')}>
      <Box as="ul" ps="4" mb="2">
        {changes.map((change, index) => (
          <li key={change.what === 'said' ? change.id : `${change.what}-${index}`}>{describe(change)}</li>
        ))}
      </Box>
      {t(isPossible ? 'stale.kept' : 'stale.impossible')}
    </Alert>
  );
};
