import { useRequestName } from '@portal/application-view';
import type { Language } from '@portal/contracts';
import { MAX_CRITERIA, MIN_CRITERIA } from '@portal/contracts/applications/criteria';
import { type Criteria, sumOfWeights } from '@portal/contracts/review/criteria';
import { useTranslation } from '@portal/platform';
import { useFieldArray, useUndo, useWatch } from '@portal/platform/forms';
import { Button, Stack, Text } from '@portal/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AdminOnlyPart } from '../publish-version/AdminOnlyPart.tsx';
import { useVersionForm } from '../publish-version/use-version-form.ts';
import { VersionForm } from '../publish-version/VersionForm.tsx';
import { CriterionFields } from './CriterionFields.tsx';
import { criteriaToEdit, useSaveCriteria } from './criteria.queries.ts';
import {
  byCriterion,
  type CriteriaValues,
  criterionWith,
  newCriterion,
  onTop,
  toSave,
  valuesOf,
} from './criteria-values.ts';
import { EarlierVersions } from './EarlierVersions.tsx';
import { evidenceLines } from './EvidenceFields.tsx';

/** Criteria that are wrong together are reported at the first weight. */
const serverNames = { criteria: 'criteria.0.weight' };

/** Apart from the form, which need not be drawn anew for each key. */
const WeightSum = () => {
  const { t } = useTranslation('administration');
  const criteria = useWatch<CriteriaValues, 'criteria'>({ name: 'criteria' });
  const sum = sumOfWeights(criteria.map(({ weight }) => ({ weight: Number(weight) || 0 })));
  return (
    <Text role="status" fontWeight="semibold" color={sum === 100 ? 'fg.muted' : 'laterite.fg'}>
      {t('criteria.sum', { sum })}
    </Text>
  );
};

/** Words and weighs what reviewers score by, and publishes it as the next version. */
const CriteriaForm = ({ criteria }: { criteria: Criteria }) => {
  const { t } = useTranslation('administration');
  const { fundId, fundType } = criteria;
  const [language, setLanguage] = useState<Language>('en');
  const save = useSaveCriteria(fundId);
  const nameOf = useRequestName(fundType);
  const { base, ...steps } = useVersionForm({
    start: criteria,
    valuesOf,
    toSave,
    save,
    read: criteriaToEdit(fundId),
    onTop,
    compared: (values) => byCriterion(values, (evidence) => evidenceLines(evidence, nameOf).join('\n')),
  });
  const { control, getValues } = steps.form;
  const { fields, append, insert, remove, swap } = useFieldArray({ control, name: 'criteria' });
  const offerUndo = useUndo();
  const titled = ({ name }: Pick<CriteriaValues['criteria'][number], 'name'>, at: number) =>
    name[language] || name.en || t('criteria.criterion', { number: at + 1 });
  const removeWithUndo = (at: number) => {
    const criterion = getValues(`criteria.${at}`);
    offerUndo(titled(criterion, at), () => insert(at, criterion));
    remove(at);
  };
  // As it is called here, or by who else published it.
  const titleOf = (id: string) => {
    const [found] = [getValues(), valuesOf(criteria)].flatMap((values) => criterionWith(id, values));
    return found ? titled(found, found.at) : id;
  };
  return (
    <>
      <VersionForm
        steps={steps}
        words="criteria"
        titleOf={titleOf}
        version={t('criteria.version', { version: base.version })}
        since={base.versions[0]?.publishedAt ?? null}
        verb={t('criteria.publish', { version: base.version + 1 })}
        language={language}
        onLanguage={setLanguage}
        serverNames={serverNames}
        keptAs={`criteria-${fundId}-${base.version}`}
        beside={<WeightSum />}
      >
        <Stack gap="5">
          {fields.map(({ id }, at) => (
            <CriterionFields
              key={id}
              at={at}
              fundType={fundType}
              language={language}
              onLanguage={setLanguage}
              onUp={at === 0 ? undefined : () => swap(at, at - 1)}
              onRemove={fields.length > MIN_CRITERIA ? () => removeWithUndo(at) : undefined}
            />
          ))}
        </Stack>
        {fields.length < MAX_CRITERIA && (
          <Button variant="outline" alignSelf="start" onClick={() => append(newCriterion())}>
            <Plus size={18} aria-hidden />
            {t('criteria.add')}
          </Button>
        )}
      </VersionForm>
      <EarlierVersions fundId={fundId} versions={base.versions} />
    </>
  );
};

/** `/workspace/fund-description/:fundId/criteria`: what applications are scored by; the Admin's alone. */
export const Component = () => {
  const { t } = useTranslation('administration');
  return (
    <AdminOnlyPart part="criteria" read={criteriaToEdit} adminOnly={t('criteria.adminOnly')}>
      {(criteria) => <CriteriaForm key={criteria.fundId} criteria={criteria} />}
    </AdminOnlyPart>
  );
};
