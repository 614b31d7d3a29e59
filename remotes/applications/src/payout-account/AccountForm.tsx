import { APPLICATION_NAMESPACE } from '@portal/application-view';
import type { AccountHolder } from '@portal/contracts/applications/account-holder';
import { hasFittingDigits, isAccount, isBic, plainAccount } from '@portal/contracts/rules/values';
import { notify, useTranslation } from '@portal/platform';
import { CountryField, FormShell, SubmitButton, TextField, useForm } from '@portal/platform/forms';
import { Button, Flex } from '@portal/ui';
import { useSaveAccount } from './account.queries.ts';

interface AccountFormProps {
  id: string;
  /** As it was entered before. */
  stored: AccountHolder | null;
  onDone: () => void;
  /** Absent where there is nothing to go back to. */
  onCancel?: (() => void) | undefined;
}

const blank = { holder: '', bank: '', countryCode: '', account: '', bic: '' };

export const AccountForm = ({ id, stored, onDone, onCancel }: AccountFormProps) => {
  const { t } = useTranslation('applications');
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  const save = useSaveAccount(id);
  const form = useForm({ defaultValues: stored ? { ...stored, bic: stored.bic ?? '' } : blank });
  // Here too, as the server says it only after asking for the password.
  const wrongAccount = (typed: string) => {
    const account = plainAccount(typed);
    if (!isAccount(account)) return t('payout.wrongAccount');
    return hasFittingDigits(account) ? undefined : t('payout.wrongDigits');
  };
  const submit = async ({ holder, bank, countryCode, account, bic }: typeof blank) => {
    const rowVersion = stored?.rowVersion ?? 0;
    const body = { holder, bank, countryCode, account: plainAccount(account), bic: bic.trim(), rowVersion };
    const { message } = await save.mutateAsync(body);
    form.reset({ holder, bank, countryCode, account, bic });
    notify.success(message);
    onDone();
  };
  return (
    <FormShell form={form} error={save.error} onSubmit={submit} summary="rest">
      <TextField
        name="holder"
        label={applicationText('account.holder')}
        hint={t('payout.holderHint')}
        maxLength={200}
      />
      <TextField name="bank" label={applicationText('account.bank')} maxLength={200} />
      <CountryField name="countryCode" label={applicationText('account.countryCode')} />
      <TextField
        name="account"
        label={applicationText('account.account')}
        hint={t('payout.accountHint')}
        maxLength={50}
        autoComplete="off"
        validate={wrongAccount}
      />
      <TextField
        name="bic"
        label={applicationText('account.bic')}
        hint={t('payout.bicHint')}
        maxLength={11}
        autoComplete="off"
        optional
        validate={(bic) => (isBic(bic.trim()) ? undefined : t('payout.wrongBic'))}
      />
      <Flex gap="3">
        <SubmitButton>{t('payout.save')}</SubmitButton>
        {onCancel && (
          <Button variant="outline" onClick={onCancel}>
            {t('payout.cancel')}
          </Button>
        )}
      </Flex>
    </FormShell>
  );
};
