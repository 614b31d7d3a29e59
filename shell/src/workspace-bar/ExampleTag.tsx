import { useTranslation } from '@portal/platform';
import { Box } from '@portal/ui';
import { useDemo } from '../demo/use-demo.ts';

/** Says that names, amounts and dates are invented. */
export const ExampleTag = () => {
  const { t } = useTranslation('shell');
  if (!useDemo()) return null;
  return (
    <Box
      hideBelow="sm"
      px="2"
      py="1"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="accent.border"
      borderRadius="sm"
      fontSize="xs"
      fontWeight="600"
      color="marigold.fg"
      bg="marigold.subtle"
    >
      {t('workspace.example')}
    </Box>
  );
};
