import { useTranslation } from '@portal/platform';
import { AdminOnlyPart } from '../publish-version/AdminOnlyPart.tsx';
import { CriteriaForm } from './CriteriaForm.tsx';
import { criteriaToEdit } from './criteria.queries.ts';

/** `/workspace/fund-description/:fundId/criteria`: what applications are scored by; the Admin's alone. */
export const Component = () => {
  const { t } = useTranslation('administration');
  return (
    <AdminOnlyPart part="criteria" read={criteriaToEdit} adminOnly={t('criteria.adminOnly')}>
      {(criteria) => <CriteriaForm key={criteria.fundId} criteria={criteria} />}
    </AdminOnlyPart>
  );
};
