import type { Section } from '@portal/contracts/applications/sections';
import { useLocation, useNavigate, useTranslation } from '@portal/platform';
import { FormShell, useForm } from '@portal/platform/forms';
import { Box } from '@portal/ui';
import { memo, useCallback, useEffect } from 'react';
import { placesOf, useOpenForm } from '../edit-draft/draft-context.ts';
import { answersOf, valuesOf } from '../form-values/section-form-values.ts';
import { FillFromDraft } from './FillFromDraft.tsx';
import { RefusedAnswers, refusalOf } from './RefusedAnswers.tsx';
import { SaveChanges } from './SaveChanges.tsx';
import { SectionSteps } from './SectionSteps.tsx';
import { sectionQuestions } from './sections/section-questions.ts';
import { useReturnToLastField } from './use-return-to-last-field.ts';

/** What has the focus is scrolled to below the header and the bar of the form. */
const clearOfBars = { '& :is(input, select, textarea, button, a)': { scrollMarginTop: '40' } };

interface SectionFormProps {
  section: Section;
}

/** The questions of one section. Every change saves itself; continuing checks the answers. */
export const SectionForm = memo(({ section }: SectionFormProps) => {
  const { t } = useTranslation('applications');
  const open = useOpenForm();
  const { fund, answersNow, change, draftNow, saveNow } = open;
  const navigate = useNavigate();
  const startValues = useCallback(
    () =>
      valuesOf(section, {
        fundType: fund.fundType,
        answers: answersNow(),
        documents: draftNow()?.documents ?? [],
        authorityFile: draftNow()?.authorityFile ?? null,
        unnamed: t('files.unnamed'),
      }),
    [section, fund.fundType, answersNow, draftNow, t],
  );
  const form = useForm({ defaultValues: startValues() });
  const asked: unknown = useLocation().state;
  const keepField = useReturnToLastField(section);

  useEffect(() => {
    if (typeof asked !== 'object' || asked === null || !('field' in asked)) return;
    void form.trigger().then(() => form.setFocus(String(asked.field)));
  }, [asked, form]);

  const submit = async () => {
    // A file may have arrived since the fields were last drawn.
    change(section, answersOf(fund.fundType, section, form.getValues()));
    await saveNow().catch((error: unknown) => {
      throw refusalOf(error, section, { fundType: fund.fundType, values: form.getValues() });
    });
    const places = placesOf(open, draftNow());
    const after = places.after(section);
    navigate(after === undefined ? places.check : places.section(after));
  };

  const Questions = sectionQuestions(fund.fundType, section);
  return (
    <Box onFocus={keepField} css={clearOfBars}>
      <FormShell form={form} error={null} onSubmit={submit} leaveGuard={false}>
        <SaveChanges section={section} />
        <FillFromDraft startValues={startValues} />
        <RefusedAnswers section={section} />
        <Questions />
        <SectionSteps section={section} />
      </FormShell>
    </Box>
  );
});
