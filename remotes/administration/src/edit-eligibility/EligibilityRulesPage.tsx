import { useTranslation } from '@portal/platform';
import { AdminOnlyPart } from '../publish-version/AdminOnlyPart.tsx';
import { RulesForm } from './RulesForm.tsx';
import { useRules } from './rules.queries.ts';

/** `/workspace/fund-description/:fundId/eligibility`: what a fund asks of whoever applies; the Admin's alone. */
export const Component = () => {
  const { t } = useTranslation('administration');
  return (
    <AdminOnlyPart part="eligibility" useData={useRules} adminOnly={t('rules.adminOnly')}>
      {(eligibility) => <RulesForm key={eligibility.fundId} eligibility={eligibility} />}
    </AdminOnlyPart>
  );
};
