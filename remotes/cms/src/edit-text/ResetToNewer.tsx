import { useFormState } from '@portal/platform/forms';
import { useEffect } from 'react';

/** Begins anew with what was read since, while nothing is typed. A part of its own: the first key redraws no field. */
export const ResetToNewer = ({ resetToNewer }: { resetToNewer: (() => void) | undefined }) => {
  const { isDirty, isSubmitting } = useFormState();
  useEffect(() => {
    if (!isDirty && !isSubmitting) resetToNewer?.();
  });
  return null;
};
