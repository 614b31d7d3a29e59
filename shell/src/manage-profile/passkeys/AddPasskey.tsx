import { useTranslation } from '@portal/platform';
import { FormButtons, FormShell, TextField, useForm } from '@portal/platform/forms';
import { Box } from '@portal/ui';
import { PasskeyError } from '../../passkey/PasskeyError.tsx';
import { useAddPasskey } from '../factor-parts/security.queries.ts';

interface AddPasskeyProps {
  onCancel: () => void;
  /** With the first recovery codes, if the account has got some now. */
  onDone: (codes: readonly string[]) => void;
}

/** A name to know the passkey by; then the device asks for a finger, a face or its number. */
export const AddPasskey = ({ onCancel, onDone }: AddPasskeyProps) => {
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
