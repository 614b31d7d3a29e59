import { isEmpty, type Language, languageNames, SUPER } from '@portal/contracts';
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
import { LanguageTexts, useFormContext, useWatch } from '@portal/platform/forms';
import { Alert, Box, Card, Heading, HintText, Stack } from '@portal/ui';
import { useState } from 'react';
import { LanguageSwitch } from '../choose-language/LanguageSwitch.tsx';
import { fundDescription } from '../navigation/paths.ts';
import { FundPage } from '../open-fund/FundPage.tsx';
import { fundChanged, fundToEdit } from '../open-fund/funds-to-edit.queries.ts';
import { useVersionForm } from '../publish-version/use-version-form.ts';
import { FundSettingsForm } from '../publish-version/VersionForm.tsx';
import { FundRules } from './FundRules.tsx';
import { type FundValues, inHistory, serverNames, toUpdate, valuesOf } from './fund-values.ts';

/** Title, description and who may apply, in one language at a time; each is its own text. */
const FundTexts = () => {
  const { t } = useTranslation('administration');
  const [language, setLanguage] = useState<Language>('en');
  const { setFocus } = useFormContext();
  const title = useWatch<FundValues, 'title'>({ name: 'title' });
  const label = (part: 'title' | 'description' | 'eligibility') => (one: Language) =>
    t(`fund.${part}`, { language: languageNames[one] });
  return (
    <Card as="section" padded>
      <Heading textStyle="panelTitle" mb="4">
        {t('fund.texts')}
      </Heading>
      <LanguageSwitch label={t('fund.language')} value={language} onChange={setLanguage} />
      {isEmpty(title[language]) && language !== 'en' && (
        <HintText mt="3">{t('fund.notTranslated', { language: languageNames[language] })}</HintText>
      )}
      <Box mt="5" css={{ '& input': { unicodeBidi: 'plaintext' } }}>
        <LanguageTexts
          language={language}
          onRefused={(one, field) => {
            setLanguage(one);
            requestAnimationFrame(() => setFocus(field));
          }}
          texts={[
            { name: 'title', label: label('title'), maxLength: 150 },
            { name: 'description', label: label('description'), maxLength: 4000, rows: 6 },
            { name: 'eligibilityText', label: label('eligibility'), maxLength: 8000, rows: 6 },
          ]}
        />
      </Box>
    </Card>
  );
};

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
