import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { useTranslation } from '@portal/platform';
import { List } from '@portal/ui';

type Shown = Pick<Required<StaffApplication>, 'colleagues'>;

/** Who works on it with the applicant, and as what; whom the applicant manages alone. */
export const Colleagues = ({ colleagues }: Shown) => {
  const { t } = useTranslation('review');
  return (
    <List.Root listStyle="none" ps="0">
      {colleagues.map(({ name, role, acceptedAt }) => (
        <List.Item key={`${name} ${role}`}>
          <bdi>{name}</bdi>
          {t(`answers.colleague.${role}`)}
          {acceptedAt === null && t('answers.invited')}
        </List.Item>
      ))}
    </List.Root>
  );
};
