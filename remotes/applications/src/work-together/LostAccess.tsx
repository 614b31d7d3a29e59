import { ButtonLink, formatDateTime, useTranslation } from '@portal/platform';
import { Alert, Box, WorkContainer } from '@portal/ui';
import { useDraft } from '../edit-draft/draft-context.ts';
import { UnsavedAnswers } from '../edit-draft/UnsavedAnswers.tsx';
import { paths } from '../navigation/paths.ts';
import { useLostAccess } from './use-lost-access.ts';

/** Nothing can be saved here any more, after a word of the owner or of another window: what was typed stays and can be copied. */
export const LostAccess = () => {
  const { t } = useTranslation('applications');
  const { fund, draft, answers, ended } = useDraft();
  const kind = useLostAccess();
  if (kind === null) return null;
  const isOfOwner = kind === 'removed' || kind === 'readOnly';
  return (
    <WorkContainer>
      <Box mb="5">
        <Alert
          live
          status="warning"
          title={t(`people.lost.${kind}`, ended?.kind === 'sent' ? { when: formatDateTime(ended.at) } : {})}
          actions={
            <ButtonLink to={paths.myApplications()} size="sm" variant="outline">
              {t('list.title')}
            </ButtonLink>
          }
        >
          {t(isOfOwner ? 'people.lost.text' : 'people.lost.late')}
        </Alert>
        <UnsavedAnswers
          fund={fund}
          answers={answers}
          stored={kind === 'deleted' ? {} : (draft?.answers ?? {})}
        />
      </Box>
    </WorkContainer>
  );
};
