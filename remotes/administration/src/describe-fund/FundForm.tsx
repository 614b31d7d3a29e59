import { SUPER } from '@portal/contracts';
import type { Fund } from '@portal/contracts/funds/fund.schemas';
import { useSignedInUser, useTranslation } from '@portal/platform';
import { Alert, Stack } from '@portal/ui';
import { fundToEdit } from '../open-fund/funds-to-edit.queries.ts';
import { useVersionForm } from '../publish-version/use-version-form.ts';
import { FundSettingsForm } from '../publish-version/VersionForm.tsx';
import { useUpdateFund } from './describe-fund.queries.ts';
import { FundRules } from './FundRules.tsx';
import { FundTexts } from './FundTexts.tsx';
import { inHistory, serverNames, toUpdate, valuesOf } from './fund-values.ts';

/** Edits a fund's texts and rules. A save sends only what was changed here. */
export const FundForm = ({ fund }: { fund: Fund }) => {
  const { t } = useTranslation('administration');
  const { role } = useSignedInUser();
  const { base, ...steps } = useVersionForm({
    start: fund,
    valuesOf,
    toSave: toUpdate,
    save: useUpdateFund(),
    read: fundToEdit(fund.fundId),
    compared: inHistory,
  });
  return (
    <FundSettingsForm
      steps={steps}
      verb={t('fund.save')}
      serverNames={serverNames}
      keptAs={`fund-${fund.fundId}`}
    >
      <Stack gap="5">
        <FundTexts />
        {role === SUPER ? <FundRules fund={base} /> : <Alert title={t('proposals.manager')} />}
      </Stack>
    </FundSettingsForm>
  );
};
