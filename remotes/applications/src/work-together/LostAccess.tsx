import { isApiError, Link, useTranslation } from '@portal/platform';
import { Alert, Box, Button, WorkContainer } from '@portal/ui';
import { useDraft } from '../edit-draft/draft-context.ts';
import { paths } from '../navigation/paths.ts';
import { useHere } from './use-here.ts';

const lost = new Set(['not_found', 'forbidden']);

/** A colleague was taken off, or may only read by now, while filling in: what was typed stays on the page. */
export const LostAccess = () => {
  const { t } = useTranslation('applications');
  const { draft, refusal } = useDraft();
  const { error } = useHere();
  const reason = refusal ?? (isApiError(error) ? error : null);
  if (draft === null || draft.role === 'OWNER' || reason === null || !lost.has(reason.code)) return null;
  const kind = reason.code === 'forbidden' ? 'readOnly' : 'removed';
  return (
    <WorkContainer>
      <Box mb="5">
        <Alert
          live
          status="warning"
          title={t(`people.lost.${kind}`)}
          actions={
            <Button asChild size="sm" variant="outline">
              <Link to={paths.myApplications()}>{t('list.title')}</Link>
            </Button>
          }
        >
          {t('people.lost.text')}
        </Alert>
      </Box>
    </WorkContainer>
  );
};
