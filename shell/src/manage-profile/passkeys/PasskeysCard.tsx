import type { Passkey } from '@portal/contracts/identity/second-factor';
import { formatDate, formatDateTime, useTranslation } from '@portal/platform';
import { FormButtons, FormShell, TextField, useForm } from '@portal/platform/forms';
import { Alert, Box, Button, Flex, Text } from '@portal/ui';
import { useState } from 'react';
import { PasskeyError } from '../../passkey/PasskeyError.tsx';
import { hasPasskeys } from '../../passkey/passkey-problem.ts';
import { FactorButton, FactorCard, type FactorProps } from '../factor-parts/FactorCard.tsx';
import { PasswordQuestion } from '../factor-parts/PasswordQuestion.tsx';
import { useAddPasskey, useRemovePasskey } from '../factor-parts/security.queries.ts';

interface AddPasskeyProps {
  onCancel: () => void;
  /** With the first recovery codes, if the account has got some now. */
  onDone: (codes: readonly string[]) => void;
}

/** A name to know the passkey by; then the device asks for a finger, a face or its number. */
const AddPasskey = ({ onCancel, onDone }: AddPasskeyProps) => {
  const { t } = useTranslation('security');
  const add = useAddPasskey();
  const form = useForm({ defaultValues: { name: '' } });
  const submit = async ({ name }: { name: string }) => {
    const made = await add.mutateAsync(name.trim()).catch(() => undefined);
    if (made) onDone(made.data.recoveryCodes);
  };
  return (
    <Box mt="5" maxW="440px">
      {add.error !== null && <PasskeyError mb="4" error={add.error} />}
      <FormShell form={form} error={null} onSubmit={submit} leaveGuard={false} summary="rest">
        <TextField
          name="name"
          label={t('passkey.name')}
          hint={t('passkey.nameHint')}
          autoComplete="off"
          maxLength={60}
        />
        <FormButtons
          sendingText={t('passkey.waiting')}
          submit={t('passkey.make')}
          cancel={t('cancel')}
          onCancel={onCancel}
        />
      </FormShell>
    </Box>
  );
};

const PasskeyRow = ({ passkey }: { passkey: Passkey }) => {
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

/** The passkeys of the account, and the way to another one. */
export const PasskeysCard = ({ security: { passkeys }, onCodes }: FactorProps) => {
  const { t } = useTranslation('security');
  const [adding, setAdding] = useState(false);
  const isSupported = hasPasskeys();
  const isOn = passkeys.length > 0;
  return (
    <FactorCard
      title={t('passkey.title')}
      text={t('passkey.text')}
      state={{ isOn, word: isOn ? t('passkey.number', { number: passkeys.length }) : t('off') }}
    >
      {isOn && (
        <Box as="ul" mt="4" listStyleType="none" aria-label={t('passkey.title')}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </Box>
      )}
      {!isSupported && <Alert mt="4" title={t('passkey.unsupported')} />}
      {isSupported && !adding && (
        <FactorButton onClick={() => setAdding(true)}>{t('passkey.add')}</FactorButton>
      )}
      {adding && (
        <AddPasskey
          onCancel={() => setAdding(false)}
          onDone={(codes) => {
            setAdding(false);
            onCodes(codes);
          }}
        />
      )}
    </FactorCard>
  );
};
