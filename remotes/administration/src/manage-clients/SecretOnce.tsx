import type { ApiClientSecret } from '@portal/contracts/identity/api-clients';
import { useTranslation } from '@portal/platform';
import { Box, Button, DescriptionList, Stack, Text } from '@portal/ui';
import { Dialog } from '@portal/ui/overlay';

/** The one time that a secret is shown. */
export const SecretOnce = ({ made, onClose }: { made: ApiClientSecret; onClose: () => void }) => {
  const { t } = useTranslation('administration');
  return (
    <Dialog open onClose={onClose} title={t('clients.secret.title')} description={t('clients.secret.lead')}>
      <Stack gap="5">
        <DescriptionList
          columns={1}
          items={[
            { label: t('clients.id'), value: <bdi dir="ltr">{made.client.id}</bdi> },
            {
              label: t('clients.secret.label'),
              value: (
                <Box as="code" dir="ltr" overflowWrap="anywhere" userSelect="all">
                  {made.secret}
                </Box>
              ),
            },
          ]}
        />
        <Text color="fg.muted">{t('clients.secret.use')}</Text>
        <Button onClick={onClose}>{t('clients.secret.done')}</Button>
      </Stack>
    </Dialog>
  );
};
