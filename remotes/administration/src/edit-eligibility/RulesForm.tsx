import type { Language } from '@portal/contracts';
import type { Eligibility } from '@portal/contracts/funds/eligibility';
import { useTranslation } from '@portal/platform';
import { Stack } from '@portal/ui';
import { useState } from 'react';
import { useVersionForm } from '../publish-version/use-version-form.ts';
import { VersionForm } from '../publish-version/VersionForm.tsx';
import { RuleFields } from './RuleFields.tsx';
import { useNewestRules, useSaveRules } from './rules.queries.ts';
import { toSave, valuesOf } from './rules-values.ts';

/** Words the eligibility rules of a fund anew. A save sends the rules that differ, as the next version. */
export const RulesForm = ({ eligibility }: { eligibility: Eligibility }) => {
  const { t } = useTranslation('administration');
  const [language, setLanguage] = useState<Language>('en');
  const save = useSaveRules(eligibility.fundId);
  const newest = useNewestRules(eligibility.fundId);
  const { base, form, error, ...steps } = useVersionForm({
    start: eligibility,
    valuesOf,
    toSave,
    save,
    newest,
  });
  return (
    <VersionForm
      form={form}
      error={error}
      steps={steps}
      lead={t('rules.lead')}
      version={t('rules.version', { version: base.rulesVersion })}
      since={base.changedAt}
      verb={t('fund.save')}
      language={language}
      onLanguage={setLanguage}
      keptAs={`rules-${eligibility.fundId}-${eligibility.rulesVersion}`}
    >
      <Stack gap="5">
        {base.rules.map((rule, index) => (
          <RuleFields key={rule.rule} rule={rule} number={index + 1} language={language} />
        ))}
      </Stack>
    </VersionForm>
  );
};
