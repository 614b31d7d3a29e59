import { useTranslation } from '@portal/platform';
import { Box } from '@portal/ui';
import { StaleAlert } from '@portal/ui/overlay';
import { ChangeList } from '../show-changes/ChangeList.tsx';
import type { Change } from '../show-changes/change-lines.ts';

interface Props {
  /** From what was saved to what the form says. */
  differences: readonly Change[];
  /** What a value is called, by its path; by default as in the fund's history. */
  nameOf?: ((path: string) => string) | undefined;
  takeOver: (keepMine: boolean) => void;
}

/** Somebody else saved the fund meanwhile: what differs, and whose words stay. */
export const StaleFund = ({ differences, nameOf, takeOver }: Props) => {
  const { t } = useTranslation('administration');
  return (
    <StaleAlert
      title={t('stale.title')}
      text={t('stale.text')}
      mine={t('stale.mine')}
      theirs={t('stale.theirs')}
      onMine={() => takeOver(true)}
      onTheirs={() => takeOver(false)}
    >
      {differences.length > 0 && (
        <Box mt="4" bg="bg.surface" color="fg" borderRadius="md" p="4" maxH="24rem" overflowY="auto">
          <ChangeList changes={differences} old={t('stale.saved')} now={t('stale.here')} nameOf={nameOf} />
        </Box>
      )}
    </StaleAlert>
  );
};
