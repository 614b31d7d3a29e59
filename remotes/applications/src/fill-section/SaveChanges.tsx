import type { Section } from '@portal/contracts/applications/sections';
import { useFormContext, useFormState, useWatch } from '@portal/platform/forms';
import { useEffect } from 'react';
import { useOpenForm } from '../edit-draft/draft-context.ts';
import { answersOf } from '../form-values/section-form-values.ts';

/** Hands every change to the draft, and checks again once the person has asked for a check. */
export const SaveChanges = ({ section }: { section: Section }) => {
  const { change, fund } = useOpenForm();
  const { control, trigger } = useFormContext();
  const { isSubmitted } = useFormState({ control });
  const values = useWatch({ control });
  // Only a change of the values is a change.
  useEffect(() => {
    change(section, answersOf(fund.fundType, section, values));
    // A rule may join several answers, so all of them are looked at again.
    if (isSubmitted) void trigger();
  }, [values]);
  return null;
};
