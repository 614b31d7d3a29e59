import { checkReceipt } from '@portal/contracts/calls/applications/applications';
import { call, useMutation, useTranslation } from '@portal/platform';
import { FormShell, SubmitButton, TextAreaField, TextField, useForm } from '@portal/platform/forms';
import { Alert } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { receiptInLink, type TypedReceipt } from './receipt-in-link.ts';

/** The form shows what went wrong. */
const useCheckReceipt = () =>
  useMutation({
    mutationFn: async (body: TypedReceipt) => (await call(checkReceipt, { body })).data.isValid,
    meta: { silent: true },
  });

interface VerdictProps {
  /** What the verdict is about: the fields may have changed since. */
  receipt: TypedReceipt;
  isValid: boolean;
}

/** Valid or not: takes the focus, so that it is read out and in sight. */
function Verdict({ receipt, isValid }: VerdictProps) {
  const { t } = useTranslation('public-site');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Alert
      ref={place}
      tabIndex={-1}
      live
      status={isValid ? 'success' : 'error'}
      title={t(isValid ? 'receipt.valid' : 'receipt.notValid')}
    >
      <bdi>{receipt.number}</bdi>
      <br />
      {t(isValid ? 'receipt.validText' : 'receipt.notValidText')}
    </Alert>
  );
}

const fromLink = (): TypedReceipt | undefined =>
  typeof window === 'undefined' ? undefined : receiptInLink(window.location.hash);

export function CheckReceiptForm() {
  const { t } = useTranslation('public-site');
  const check = useCheckReceipt();
  const form = useForm<TypedReceipt>({ defaultValues: fromLink() ?? { number: '', sha256: '' } });
  // Whoever follows the code on the paper has typed nothing and waits for the answer.
  const isAsked = useRef(false);
  useEffect(() => {
    const receipt = fromLink();
    if (receipt === undefined || isAsked.current) return;
    isAsked.current = true;
    check.mutate(receipt);
  });
  return (
    <FormShell form={form} error={check.error} leaveGuard={false} onSubmit={check.mutateAsync}>
      {check.isSuccess && <Verdict key={check.submittedAt} receipt={check.variables} isValid={check.data} />}
      <TextField
        name="number"
        label={t('receipt.number')}
        hint={t('receipt.numberHint')}
        maxLength={40}
        autoComplete="off"
      />
      <TextAreaField
        name="sha256"
        label={t('receipt.sha256')}
        hint={t('receipt.sha256Hint')}
        rows={3}
        maxLength={100}
        showCount={false}
      />
      <SubmitButton alignSelf="start">{t('receipt.check')}</SubmitButton>
    </FormShell>
  );
}
