import { type Language, languageNames, languages } from '@portal/contracts';
import type { Eligibility } from '@portal/contracts/funds/eligibility';
import { formatDateTime, isApiError, useTranslation } from '@portal/platform';
import { FormShell, SubmitButton, useForm } from '@portal/platform/forms';
import { Button, Flex, Segmented, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { StaleFund } from '../describe-fund/StaleFund.tsx';
import { RuleFields } from './RuleFields.tsx';
import { useNewestRules, useSaveRules } from './rules.queries.ts';
import { type RulesValues, toSave, valuesOf } from './rules-values.ts';

/** Words the eligibility rules of a fund anew. A save sends the rules that differ, as the next version. */
export const RulesForm = ({ eligibility }: { eligibility: Eligibility }) => {
  const { t } = useTranslation('administration');
  const [base, setBase] = useState(eligibility);
  const [language, setLanguage] = useState<Language>('en');
  const save = useSaveRules(base.fundId);
  const newest = useNewestRules(base.fundId);
  const form = useForm<RulesValues>({ defaultValues: valuesOf(base) });
  const isStale = isApiError(save.error) && save.error.code === 'stale_version';

  const send = async (values: RulesValues) => {
    const body = toSave(values, base);
    if (body === null) return;
    const { data } = await save.mutateAsync(body);
    setBase(data);
    form.reset(valuesOf(data));
  };

  /** What the person typed stays or goes; all else becomes what the other person saved. */
  const takeOver = async (keepMine: boolean) => {
    const theirs = await newest();
    setBase(theirs);
    form.reset(valuesOf(theirs), { keepDirtyValues: keepMine });
    save.reset();
  };

  return (
    <FormShell form={form} error={save.error} onSubmit={send}>
      {isStale && <StaleFund onMine={() => takeOver(true)} onTheirs={() => takeOver(false)} />}
      <Text color="fg.muted" maxW="prose">
        {t('rules.lead')}
      </Text>
      <Text textStyle="meta" color="fg.muted">
        {t('rules.version', { version: base.rulesVersion })}
        {base.changedAt !== null && ` · ${formatDateTime(base.changedAt)}`}
      </Text>
      <Segmented
        label={t('fund.language')}
        value={language}
        onChange={setLanguage}
        options={languages.map((value) => ({
          value,
          label: <span lang={value}>{languageNames[value]}</span>,
        }))}
      />
      <Stack gap="5">
        {base.rules.map((rule, index) => (
          <RuleFields key={rule.rule} rule={rule} number={index + 1} language={language} />
        ))}
      </Stack>
      <Flex gap="3" wrap="wrap" position="sticky" bottom="0" py="3" bg="bg.canvas" zIndex="1">
        <SubmitButton>{t('fund.save')}</SubmitButton>
        <Button
          variant="outline"
          disabled={!form.formState.isDirty}
          onClick={() => form.reset(valuesOf(base))}
        >
          {t('fund.discard')}
        </Button>
      </Flex>
    </FormShell>
  );
};
