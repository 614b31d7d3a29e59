import type { Passkey } from '@portal/contracts/identity/second-factor';
import { formatDate, formatDateTime, useTranslation } from '@portal/platform';
import { Box, Button, Flex, Text } from '@portal/ui';
import { useState } from 'react';
import { PasswordQuestion } from '../factor-parts/PasswordQuestion.tsx';
import { useRemovePasskey } from '../factor-parts/security.queries.ts';

export const PasskeyRow = ({ passkey }: { passkey: Passkey }) => {
  const { t } = useTranslation('security');
  const [removing, setRemoving] = useState(false);
  const remove = useRemovePasskey(passkey.id);
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <Box as="li" borderTopWidth="1px" py="3">
      <Flex wrap="wrap" justifyContent="space-between" alignItems="center" gap="3">
        <Box minW="0">
          <Text fontWeight="650" overflowWrap="anywhere">
            <bdi>{name}</bdi>
          </Text>
          <Text fontSize="sm" color="fg.muted">
            {t('passkey.added', { date: formatDate(createdAt) })}{' '}
            {lastUsedAt === null
              ? t('passkey.neverUsed')
              : t('passkey.lastUsed', { date: formatDateTime(lastUsedAt) })}
          </Text>
        </Box>
        {!removing && (
          <Button
            variant="outline"
            size="sm"
            aria-label={t('passkey.removeNamed', { name })}
            onClick={() => setRemoving(true)}
          >
            {t('passkey.remove')}
          </Button>
        )}
      </Flex>
      {removing && (
        <PasswordQuestion
          action={t('passkey.remove')}
          onPassword={remove.mutateAsync}
          onDone={() => setRemoving(false)}
        />
      )}
    </Box>
  );
};
