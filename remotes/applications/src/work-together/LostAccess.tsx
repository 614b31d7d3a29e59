import { Link, useTranslation } from '@portal/platform';
import { Alert, Box, Button, WorkContainer } from '@portal/ui';
import { paths } from '../navigation/paths.ts';
import { UnsavedAnswers } from './UnsavedAnswers.tsx';
import { useLostAccess } from './use-lost-access.ts';

/** A colleague was taken off, or may only read by now, while filling in: what was typed stays and can be copied. */
export const LostAccess = () => {
  const { t } = useTranslation('applications');
  const kind = useLostAccess();
  if (kind === null) return null;
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
        <UnsavedAnswers />
      </Box>
    </WorkContainer>
  );
};
