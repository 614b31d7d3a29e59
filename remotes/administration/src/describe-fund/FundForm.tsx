import { SUPER } from '@portal/contracts';
import type { Fund } from '@portal/contracts/funds/fund.schemas';
import { useNavigate, useSignedInUser, useTranslation } from '@portal/platform';
import { FormShell, SubmitButton, useForm } from '@portal/platform/forms';
import { Alert, Button, Stack } from '@portal/ui';
import { ActionBar } from '@portal/ui/overlay';
import { useState } from 'react';
import { fundDescription } from '../navigation/paths.ts';
import { StaleFund } from '../publish-version/StaleFund.tsx';
import { isStaleVersion, newestFund, useUpdateFund } from './describe-fund.queries.ts';
import { FundRules } from './FundRules.tsx';
import { FundTexts } from './FundTexts.tsx';
import { differencesOf, type FundValues, serverNames, toUpdate, valuesOf } from './fund-values.ts';

/** Edits a fund's texts and rules. A save sends only what was changed here. */
export const FundForm = ({ fund }: { fund: Fund }) => {
  const { t } = useTranslation('administration');
  const { role } = useSignedInUser();
  const [base, setBase] = useState(fund);
  const navigate = useNavigate();
  const update = useUpdateFund();
  const form = useForm<FundValues>({ defaultValues: valuesOf(base) });
  const [isTaking, setTaking] = useState(false);
  const isStale = isStaleVersion(update.error);

  const save = async (values: FundValues) => {
    const { data, proposal } = await update.mutateAsync(toUpdate(values, base));
    setBase({ ...base, ...data });
    if (proposal) navigate(fundDescription);
  };

  /** What the person typed stays or goes; all else becomes what the other person saved. */
  const takeOver = async (keepMine: boolean) => {
    // A save meanwhile would be on top of the version that is stale.
    setTaking(true);
    try {
      const theirs = await newestFund(fund.fundId);
      setBase(theirs);
      form.reset(valuesOf(theirs), { keepDirtyValues: keepMine });
      update.reset();
    } finally {
      setTaking(false);
    }
  };

  return (
    <FormShell
      form={form}
      error={update.error}
      onSubmit={save}
      serverNames={serverNames}
      keptAs={`fund-${fund.fundId}`}
      question={
        isStale && (
          <StaleFund
            differences={
              fund.rowVersion === base.rowVersion ? [] : differencesOf(valuesOf(fund), form.getValues())
            }
            onMine={() => takeOver(true)}
            onTheirs={() => takeOver(false)}
          />
        )
      }
    >
      <Stack gap="5">
        <FundTexts />
        {role === SUPER ? <FundRules fund={base} /> : <Alert title={t('proposals.manager')} />}
      </Stack>
      <ActionBar>
        <SubmitButton disabled={isTaking}>{t('fund.save')}</SubmitButton>
        <Button
          variant="outline"
          aria-disabled={!form.formState.isDirty}
          onClick={() => form.reset(valuesOf(base))}
        >
          {t('fund.discard')}
        </Button>
      </ActionBar>
    </FormShell>
  );
};
