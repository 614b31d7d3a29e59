import { useTranslation } from '@portal/platform';
import { Box } from '@portal/ui';
import { StaleAlert, type StaleAlertProps } from '@portal/ui/overlay';
import { ChangeList } from '../show-changes/ChangeList.tsx';
import type { Change } from '../show-changes/change-lines.ts';

interface Props extends Pick<StaleAlertProps, 'onMine' | 'onTheirs'> {
  /** From what was saved to what the form says. */
  differences?: readonly Change[];
}

/** Somebody else saved the fund meanwhile. */
export const StaleFund = ({ differences = [], ...choices }: Props) => {
  const { t } = useTranslation('administration');
  return (
    <StaleAlert
      title={t('stale.title')}
      text={t('stale.text')}
      mine={t('stale.mine')}
      theirs={t('stale.theirs')}
      {...choices}
    >
      {differences.length > 0 && (
        <Box mt="4" bg="bg.surface" color="fg" borderRadius="md" p="4" maxH="24rem" overflowY="auto">
          <ChangeList changes={differences} old={t('stale.saved')} now={t('stale.here')} />
        </Box>
      )}
    </StaleAlert>
  );
};
