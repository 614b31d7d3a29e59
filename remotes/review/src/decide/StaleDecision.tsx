import { APPLICATION_NAMESPACE } from '@portal/application-view';
import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { useTranslation } from '@portal/platform';
import { Alert, Box } from '@portal/ui';
import { changesSince } from './changes-since.ts';

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
  const changes = changesSince(seen, now, t, applicationText);
  if (changes.length === 0) return null;
  return (
    <Alert status="warning" live title={t('stale.title')}>
      <Box as="ul" ps="4" mb="2">
        {changes.map(({ id, text, comment }) => (
          <li key={id}>
            {text}
            {comment && (
              <Box dir="auto" whiteSpace="pre-line" color="fg.muted">
                {comment}
              </Box>
            )}
          </li>
        ))}
      </Box>
      {t(isPossible ? 'stale.kept' : 'stale.impossible')}
    </Alert>
  );
};
