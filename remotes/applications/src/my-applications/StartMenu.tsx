import { APPLICATION_NAMESPACE, FundMark } from '@portal/application-view';
import { errorText, Link, useQuery, useTranslation } from '@portal/platform';
import { Button } from '@portal/ui';
import { Menu } from '@portal/ui/overlay';
import { ChevronDown, Plus } from 'lucide-react';
import { paths } from '../navigation/paths.ts';
import { openFundsQuery } from './my-applications.queries.ts';

interface StartMenuProps {
  full?: boolean;
  variant?: 'solid' | 'outline';
}

/** Which fund the new application is for. */
export const StartMenu = ({ full = false, variant = 'solid' }: StartMenuProps) => {
  const { t } = useTranslation('applications');
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  const { data: funds, error } = useQuery(openFundsQuery);
  const waiting = error ? errorText(error) : t('list.loadingFunds');
  return (
    <Menu
      trigger={
        <Button variant={variant} {...(full && { full: true })}>
          <Plus size={18} aria-hidden />
          {t('list.create')}
          <ChevronDown size={18} aria-hidden />
        </Button>
      }
      items={
        funds === undefined
          ? [{ value: '', label: waiting, disabled: true }]
          : funds.map(({ fundId, fundType }) => ({
              value: fundId,
              label: applicationText(`fundType.${fundType}`),
              icon: <FundMark fundType={fundType} size={20} />,
              link: <Link to={paths.fillIn(fundId)} />,
            }))
      }
    />
  );
};
