import { SUPER } from '@portal/contracts';
import { updateFund } from '@portal/contracts/calls/funds/funds';
import type { Fund, UpdateFund } from '@portal/contracts/funds/fund.schemas';
import {
  call,
  notify,
  queryClient,
  useMutation,
  useNavigate,
  useSignedInUser,
  useTranslation,
} from '@portal/platform';
import { Alert, Stack } from '@portal/ui';
import { fundDescription } from '../navigation/paths.ts';
import { FundPage } from '../open-fund/FundPage.tsx';
import { fundChanged, fundToEdit } from '../open-fund/funds-to-edit.queries.ts';
import { useVersionForm } from '../publish-version/use-version-form.ts';
import { FundSettingsForm } from '../publish-version/VersionForm.tsx';
import { FundRules } from './FundRules.tsx';
import { FundTexts } from './FundTexts.tsx';
import { inHistory, serverNames, toUpdate, valuesOf } from './fund-values.ts';

const useUpdateFund = () => {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: UpdateFund) => call(updateFund, { body }),
    meta: { silent: true },
    onSuccess: ({ data, message, proposal }) => {
      notify.success(message);
      queryClient.setQueryData(fundToEdit(data.fundId).queryKey, data);
      void fundChanged();
      if (proposal) navigate(fundDescription);
    },
  });
};

/** Edits a fund's texts and rules. A save sends only what was changed here. */
const FundForm = ({ fund }: { fund: Fund }) => {
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

/** `/workspace/fund-description/:fundId`: what a fund says of itself, and by which rules it works. */
export const Component = () => (
  <FundPage part="details">{(fund) => <FundForm key={fund.fundId} fund={fund} />}</FundPage>
);
