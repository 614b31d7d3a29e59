import { ButtonLink, useTranslation } from '@portal/platform';
import { Alert, Box, WorkContainer } from '@portal/ui';
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
            <ButtonLink to={paths.myApplications()} size="sm" variant="outline">
              {t('list.title')}
            </ButtonLink>
          }
        >
          {t('people.lost.text')}
        </Alert>
        <UnsavedAnswers />
      </Box>
    </WorkContainer>
  );
};
