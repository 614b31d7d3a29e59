import { BENEFICIARY } from '@portal/contracts';
import { TextLink, useParams, useSignedInUser, useTranslation } from '@portal/platform';
import { Box } from '@portal/ui';
import { ArrowLeft } from 'lucide-react';
import { paths } from '../navigation/paths.ts';

/** To the applicant's own list, or to what a member of staff entered in this fund. */
export const BackToList = () => {
  const { t } = useTranslation('applications');
  const { fundId = '' } = useParams();
  const isOwn = useSignedInUser().role === BENEFICIARY;
  return (
    <Box mb="4" data-print="hide">
      <TextLink to={isOwn ? paths.myApplications() : paths.fillIn(fundId)}>
        <ArrowLeft size={16} strokeWidth={2} aria-hidden />
        {t(isOwn ? 'list.title' : 'entered.back')}
      </TextLink>
    </Box>
  );
};
