import { useTranslation } from '@portal/platform';
import { Alert, Box, Button, HStack, Text } from '@portal/ui';
import type { ReactNode } from 'react';

interface Props {
  onTheirs: () => void;
  onMine: () => void;
  /** What differs between their text and what was typed. */
  children: ReactNode;
}

/** Somebody else saved this text meanwhile: nothing typed is lost, the person compares and chooses. */
export const StaleAlert = ({ onTheirs, onMine, children }: Props) => {
  const { t } = useTranslation('cms');
  return (
    <Alert
      status="warning"
      title={t('stale.title')}
      actions={
        <HStack gap="2" wrap="wrap">
          <Button size="sm" variant="outline" type="button" onClick={onMine}>
            {t('stale.mine')}
          </Button>
          <Button size="sm" variant="outline" type="button" onClick={onTheirs}>
            {t('stale.theirs')}
          </Button>
        </HStack>
      }
    >
      {t('stale.text')}
      <Box mt="4" bg="bg.surface" color="fg" borderRadius="md" p="4" maxH="24rem" overflowY="auto">
        <Text textStyle="hint" mb="3">
          {t('stale.compare')}
        </Text>
        {children}
      </Box>
    </Alert>
  );
};
