import { askIdentityPasskey, getSecurity } from '@portal/contracts/calls/identity/second-factor';
import { confirmIdentity } from '@portal/contracts/calls/identity/sign-in';
import { call, dataQuery, useMutation, useQuery, useTranslation } from '@portal/platform';
import { FormShell, PasswordField, SubmitButton, TextField, useForm } from '@portal/platform/forms';
import { Button, Stack } from '@portal/ui';
import { Dialog } from '@portal/ui/overlay';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { errorAtField } from '../auth-parts/error-at-field.ts';
import { useCapsLockNote } from '../auth-parts/use-caps-lock-note.tsx';
import { PasskeyError } from '../passkey/PasskeyError.tsx';
import { hasPasskeys } from '../passkey/passkey-problem.ts';

interface IdentityDialogProps {
  onConfirmed: () => void;
  onCancel: () => void;
}

const empty = { password: '', code: '' };

const confirmByPasskey = async () => {
  const { data: options } = await call(askIdentityPasskey);
  const { signWithPasskey } = await import('../passkey/passkey-browser.ts');
  await call(confirmIdentity, { body: { passkey: await signWithPasskey(options) } });
};

/** The device asks for a finger, a face or its number. */
const ByPasskey = ({ onConfirmed }: Pick<IdentityDialogProps, 'onConfirmed'>) => {
  const { t } = useTranslation('security');
  const sign = useMutation({ mutationFn: confirmByPasskey, meta: { silent: true } });
  return (
    <Stack gap="3">
      {sign.error !== null && <PasskeyError error={sign.error} />}
      <Button
        variant="outline"
        full
        loading={sign.isPending}
        loadingText={t('checking')}
        onClick={() => sign.mutate(undefined, { onSuccess: onConfirmed })}
      >
        <Fingerprint size={20} strokeWidth={1.75} aria-hidden />
        {t(sign.error === null ? 'passkey.use' : 'passkey.again')}
      </Button>
    </Stack>
  );
};

/** The password again, or a code of the app or a passkey where there is one. */
export const IdentityDialog = ({ onConfirmed, onCancel }: IdentityDialogProps) => {
  const { t } = useTranslation('security');
  const note = useCapsLockNote();
  const [byCode, setByCode] = useState(false);
  const security = useQuery({
    ...dataQuery(['shell', 'security'], getSecurity),
    meta: { silent: true },
  });
  const confirm = useMutation({
    mutationFn: ({ password, code }: typeof empty) =>
      call(confirmIdentity, { body: byCode ? { mfaCode: code } : { password } }),
    meta: { silent: true },
  });
  const form = useForm({ defaultValues: empty });

  const submit = async (values: typeof empty) => {
    await confirm
      .mutateAsync(values)
      .catch(errorAtField('INVALID_PASSWORD', 'password'))
      .catch(errorAtField('mfa_invalid', 'code'));
    onConfirmed();
  };

  return (
    <Dialog open onClose={onCancel} title={t('identity.title')} description={t('identity.text')}>
      <FormShell form={form} error={null} onSubmit={submit} leaveGuard={false} summary="rest">
        {byCode ? (
          <TextField
            name="code"
            label={t('app.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
          />
        ) : (
          <PasswordField name="password" label={t('identity.password')} note={note} />
        )}
        <SubmitButton full sendingText={t('checking')}>
          {t('identity.confirm')}
        </SubmitButton>
        {hasPasskeys() && (security.data?.passkeys.length ?? 0) > 0 && (
          <ByPasskey onConfirmed={onConfirmed} />
        )}
        {security.data?.totp.isOn && (
          <Button variant="ghost" size="sm" onClick={() => setByCode(!byCode)}>
            {t(byCode ? 'identity.byPassword' : 'identity.byApp')}
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </FormShell>
    </Dialog>
  );
};
