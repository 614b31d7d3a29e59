import { useTranslation } from '@portal/platform';
import { AdminPart } from '../publish-version/AdminPart.tsx';
import { CriteriaForm } from './CriteriaForm.tsx';
import { useCriteria } from './criteria.queries.ts';

/** `/workspace/fund-description/:fundId/criteria`: what applications are scored by; the Admin's alone. */
export const Component = () => {
  const { t } = useTranslation('administration');
  return (
    <AdminPart part="criteria" useData={useCriteria} adminOnly={t('criteria.adminOnly')}>
      {(criteria) => <CriteriaForm key={criteria.fundId} criteria={criteria} />}
    </AdminPart>
  );
};
