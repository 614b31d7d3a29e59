import { useTranslation } from '@portal/platform';
import { Box, Text } from '@portal/ui';
import { StaleAlert, type StaleAlertProps } from '@portal/ui/overlay';

/** Somebody else saved this text meanwhile; the children say what differs between theirs and what was typed. */
export const StaleText = ({
  children,
  ...choices
}: Pick<StaleAlertProps, 'onMine' | 'onTheirs' | 'children'>) => {
  const { t } = useTranslation('cms');
  return (
    <StaleAlert
      title={t('stale.title')}
      text={t('stale.text')}
      mine={t('stale.mine')}
      theirs={t('stale.theirs')}
      {...choices}
    >
      <Box mt="4" bg="bg.surface" color="fg" borderRadius="md" p="4" maxH="24rem" overflowY="auto">
        <Text textStyle="hint" mb="3">
          {t('stale.compare')}
        </Text>
        {children}
      </Box>
    </StaleAlert>
  );
};
