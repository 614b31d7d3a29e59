import { useUser, withStorage } from '@portal/platform';
import { type FieldValues, type UseFormReturn, useFormState } from '@portal/platform/forms';
import { useCallback, useEffect, useRef, useState } from 'react';

const read = (name: string): FieldValues | undefined =>
  withStorage(() => JSON.parse(sessionStorage.getItem(name) ?? 'null')) ?? undefined;

/** False when the browser refused it. */
const write = (name: string, values: FieldValues): boolean =>
  withStorage(() => {
    sessionStorage.setItem(name, JSON.stringify(values));
    return true;
  }) ?? false;

/**
 * Stores what a visitor types in this tab until it is sent: over a reload, a link that is
 * followed and the way back. Stored per person: nobody sees the text of another.
 * @returns `isKept`: leaving loses nothing; `forget`, for when they are sent.
 */
export const useStoredValues = <V extends FieldValues>(
  form: string,
  { control, ...own }: UseFormReturn<V>,
) => {
  const { getValues, reset, subscribe } = own;
  const name = `portal_words:${useUser()?.id ?? 'visitor'}:${form}`;
  const { isDirty } = useFormState({ control });
  const [isKept, setKept] = useState(false);
  const isSent = useRef(false);

  useEffect(() => {
    const start = getValues();
    // A tab may have begun with an older form.
    const known = Object.entries(read(name) ?? {}).filter(([field]) => field in start);
    if (known.length > 0) reset({ ...start, ...Object.fromEntries(known) }, { keepDefaultValues: true });
  }, [name, getValues, reset]);

  useEffect(() => {
    if (!isDirty) return;
    const keep = () => {
      if (!isSent.current) setKept(write(name, getValues()));
    };
    keep();
    return subscribe({ formState: { values: true }, callback: keep });
  }, [isDirty, name, getValues, subscribe]);

  const forget = useCallback(() => {
    isSent.current = true;
    withStorage(() => sessionStorage.removeItem(name));
  }, [name]);

  return { isKept, forget };
};
