import type { Language } from '@portal/contracts';
import { getEligibility, saveEligibility } from '@portal/contracts/calls/funds/eligibility';
import type { Eligibility, FundRule, SaveEligibility } from '@portal/contracts/funds/eligibility';
import { call, dataQuery, notify, queryOptions, useMutation, useTranslation } from '@portal/platform';
import { Stack } from '@portal/ui';
import { useState } from 'react';
import { fundsKey, toEdit } from '../open-fund/funds-to-edit.queries.ts';
import { AdminOnlyPart } from '../publish-version/AdminOnlyPart.tsx';
import { texts, written } from '../publish-version/localised-values.ts';
import { useVersionForm } from '../publish-version/use-version-form.ts';
import { VersionForm } from '../publish-version/VersionForm.tsx';
import { RuleFields } from './RuleFields.tsx';

/** The rules as they are now: never read again while somebody types into their form. */
const rulesToEdit = (fundId: string) =>
  queryOptions({
    ...dataQuery([...fundsKey, 'eligibility', fundId], getEligibility, { params: { id: fundId } }),
    ...toEdit,
  });

const useSaveRules = (fundId: string) =>
  useMutation({
    mutationFn: (body: SaveEligibility) => call(saveEligibility, { params: { id: fundId }, body }),
    meta: { silent: true },
    onSuccess: ({ message }) => notify.success(message),
  });

/** The form's values, by the names of the rules. */
type RulesValues = Record<string, ReturnType<typeof valuesOfRule>>;

const valuesOfRule = ({ isAsked, question, advice, thresholds }: FundRule) => ({
  isAsked,
  question: texts(question),
  advice: texts(advice),
  // As typed; empty where the rule counts no years.
  years: thresholds.years?.toString() ?? '',
  yearsSme: thresholds.yearsSme?.toString() ?? '',
});

const valuesOf = ({ rules }: Eligibility): RulesValues =>
  Object.fromEntries(rules.map((rule) => [rule.rule, valuesOfRule(rule)]));

/** Only the rules that differ from what the person read; null when none does. */
const toSave = (values: RulesValues, before: Eligibility): SaveEligibility | null => {
  const old = valuesOf(before);
  const rules = before.rules.flatMap(({ rule }) => {
    const now = values[rule];
    if (now === undefined || JSON.stringify(now) === JSON.stringify(old[rule])) return [];
    const { isAsked, question, advice, years, yearsSme } = now;
    return [
      {
        rule,
        isAsked,
        question: written(question),
        advice: written(advice),
        ...(years !== '' && { years: Number(years) }),
        ...(yearsSme !== '' && { yearsSme: Number(yearsSme) }),
      },
    ];
  });
  return rules.length === 0 ? null : { rulesVersion: before.rulesVersion, rules };
};

/** Words the eligibility rules of a fund anew. A save sends the rules that differ, as the next version. */
const RulesForm = ({ eligibility }: { eligibility: Eligibility }) => {
  const { t } = useTranslation('administration');
  const [language, setLanguage] = useState<Language>('en');
  const save = useSaveRules(eligibility.fundId);
  const { base, ...steps } = useVersionForm({
    start: eligibility,
    valuesOf,
    toSave,
    save,
    read: rulesToEdit(eligibility.fundId),
  });
  return (
    <VersionForm
      steps={steps}
      words="rules"
      titleOf={(id) => t('rules.rule', { number: base.rules.findIndex(({ rule }) => rule === id) + 1 })}
      version={t('rules.version', { version: base.rulesVersion })}
      since={base.changedAt}
      verb={t('fund.save')}
      language={language}
      onLanguage={setLanguage}
      keptAs={`rules-${eligibility.fundId}-${base.rulesVersion}`}
    >
      <Stack gap="5">
        {base.rules.map((rule, index) => (
          <RuleFields key={rule.rule} rule={rule} number={index + 1} language={language} />
        ))}
      </Stack>
    </VersionForm>
  );
};

/** `/workspace/fund-description/:fundId/eligibility`: what a fund asks of whoever applies; the Admin's alone. */
export const Component = () => {
  const { t } = useTranslation('administration');
  return (
    <AdminOnlyPart part="eligibility" read={rulesToEdit} adminOnly={t('rules.adminOnly')}>
      {(eligibility) => <RulesForm key={eligibility.fundId} eligibility={eligibility} />}
    </AdminOnlyPart>
  );
};
