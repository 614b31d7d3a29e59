import type { Fund } from '@portal/contracts/funds/fund.schemas';
import { formatMoney, isApiError, useLocation, useNavigate, useTranslation } from '@portal/platform';
import { FormShell, useForm } from '@portal/platform/forms';
import { Alert, Box, Button, Card, DescriptionList, Flex } from '@portal/ui';
import { useRef, useState } from 'react';
import { fundDescription, fundHistory } from '../navigation/paths.ts';
import { FundPage } from '../open-fund/FundPage.tsx';
import { BalanceFields } from './BalanceFields.tsx';
import { newestFund, useUpdateBalance } from './balance.queries.ts';
import { type BalanceValues, nothing, reversalIn, toBody } from './balance-values.ts';
import { ConfirmBalance } from './ConfirmBalance.tsx';

/** Asks once more with the balances. No button of type submit: Enter in a field cannot move money past that. */
const BalanceForm = ({ fund }: { fund: Fund }) => {
  const { t } = useTranslation('administration');
  const navigate = useNavigate();
  const [base, setBase] = useState(fund);
  const [asked, setAsked] = useState<BalanceValues>();
  const place = useRef<HTMLDivElement>(null);
  const update = useUpdateBalance();
  const reversal = reversalIn(useLocation().search);
  const form = useForm<BalanceValues>({ defaultValues: { ...nothing, ...reversal } });
  const isStale = isApiError(update.error) && update.error.code === 'stale_version';

  const check = async () => {
    if (await form.trigger(undefined, { shouldFocus: true })) setAsked(form.getValues());
  };

  const send = async (values: BalanceValues) => {
    if (values.process === '') return;
    try {
      const { proposal } = await update.mutateAsync(toBody(values, values.process, base));
      navigate(proposal ? fundDescription : fundHistory(fund.fundId));
    } catch (error) {
      if (isApiError(error) && error.code === 'stale_version') setBase(await newestFund(fund.fundId));
      throw error;
    }
  };

  return (
    <FormShell
      form={form}
      error={update.error}
      onSubmit={send}
      keptAs={`balance-${fund.fundId}-${reversal.reversesId ?? ''}`}
      serverNames={{ 'amount.amount': 'amount', attachmentFileKey: 'attachment' }}
      question={
        isStale && (
          <Alert status="warning" title={t('ledger.moved')}>
            {t('ledger.movedText', { balance: formatMoney(base.balance) })}
          </Alert>
        )
      }
    >
      <Card padded ref={place}>
        <DescriptionList
          columns={3}
          items={[
            { label: t('balance.balance'), value: formatMoney(base.balance) },
            { label: t('balance.available'), value: formatMoney(base.available) },
            { label: t('balance.committed'), value: formatMoney(base.committed) },
          ]}
        />
      </Card>
      <BalanceFields fund={fund} />
      <Flex>
        <Button
          full="phone"
          onClick={check}
          loading={form.formState.isSubmitting}
          loadingText={t('ledger.sending')}
        >
          {t('ledger.check')}
        </Button>
      </Flex>
      {asked && (
        <ConfirmBalance
          fund={base}
          values={asked}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            place.current?.closest('form')?.requestSubmit();
          }}
        />
      )}
    </FormShell>
  );
};

/** `/workspace/fund-description/:fundId/balance`: one row for the ledger of a fund. */
export const Component = () => (
  <FundPage part="balance">
    {(fund) => (
      <Box maxW="prose">
        <BalanceForm key={fund.fundId} fund={fund} />
      </Box>
    )}
  </FundPage>
);
