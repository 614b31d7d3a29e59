import { SUPER } from '@portal/contracts';
import type { Fund } from '@portal/contracts/funds/fund.schemas';
import { useNavigate, useSignedInUser, useTranslation } from '@portal/platform';
import { FormShell, SubmitButton } from '@portal/platform/forms';
import { Alert, Button, Stack } from '@portal/ui';
import { ActionBar } from '@portal/ui/overlay';
import { fundDescription } from '../navigation/paths.ts';
import { StaleFund } from '../publish-version/StaleFund.tsx';
import { useVersionForm } from '../publish-version/use-version-form.ts';
import { newestFund, useUpdateFund } from './describe-fund.queries.ts';
import { FundRules } from './FundRules.tsx';
import { FundTexts } from './FundTexts.tsx';
import { inHistory, serverNames, toUpdate, valuesOf } from './fund-values.ts';

/** Edits a fund's texts and rules. A save sends only what was changed here. */
export const FundForm = ({ fund }: { fund: Fund }) => {
  const { t } = useTranslation('administration');
  const { role } = useSignedInUser();
  const navigate = useNavigate();
  const update = useUpdateFund();
  const { base, form, error, ...steps } = useVersionForm({
    start: fund,
    valuesOf,
    toSave: toUpdate,
    save: {
      ...update,
      mutateAsync: async (body: ReturnType<typeof toUpdate>) => {
        const result = await update.mutateAsync(body);
        if (result.proposal) navigate(fundDescription);
        return result;
      },
    },
    newest: () => newestFund(fund.fundId),
    compared: inHistory,
  });
  return (
    <FormShell
      form={form}
      error={error}
      onSubmit={steps.send}
      serverNames={serverNames}
      keptAs={`fund-${fund.fundId}`}
      question={steps.isStale && <StaleFund {...steps} />}
    >
      <Stack gap="5">
        <FundTexts />
        {role === SUPER ? <FundRules fund={base} /> : <Alert title={t('proposals.manager')} />}
      </Stack>
      <ActionBar>
        <SubmitButton disabled={steps.isTaking}>{t('fund.save')}</SubmitButton>
        <Button variant="outline" aria-disabled={!form.formState.isDirty} onClick={steps.discard}>
          {t('fund.discard')}
        </Button>
      </ActionBar>
    </FormShell>
  );
};
