import { isApiError, queryClient, type queryOptions } from '@portal/platform';
import { type DefaultValues, type FieldValues, useForm } from '@portal/platform/forms';
import { useState } from 'react';
import { differencesOf } from '../show-changes/change-lines.ts';

interface VersionSteps<Data, Values extends FieldValues, Body> {
  start: Data;
  valuesOf: (data: Data) => Values;
  /** Null when nothing differs from what was read. */
  toSave: (values: Values, before: Data) => Body | null;
  save: { error: unknown; mutateAsync: (body: Body) => Promise<{ data: Data }>; reset: () => void };
  /** Reads what somebody else saved meanwhile. */
  read: ReturnType<typeof queryOptions<Data>>;
  /** What was typed on top of what somebody else saved; field by field by default. */
  onTop?: (mine: Values, before: Data, theirs: Data) => Values;
  /** The values by the names under which they are compared with what somebody else saved. */
  compared?: (values: Values) => Record<string, unknown>;
}

const isStaleVersion = (error: unknown): boolean => isApiError(error) && error.code === 'stale_version';

/** A form whose save is the next version of what was read, and never over a version that was not. */
export const useVersionForm = <Data extends object, Values extends FieldValues, Body>({
  start,
  valuesOf,
  toSave,
  save,
  read,
  onTop,
  compared = (values) => values,
}: VersionSteps<Data, Values, Body>) => {
  const [base, setBase] = useState(start);
  const [theirs, setTheirs] = useState<Data>();
  const [isTaking, setTaking] = useState(false);
  // What is read is whole: the form begins without gaps.
  const form = useForm<Values>({ defaultValues: valuesOf(base) as DefaultValues<Values> });
  const isStale = isStaleVersion(save.error);
  return {
    base,
    form,
    error: save.error,
    isStale,
    /** A save meanwhile would be on top of the version that is stale. */
    isTaking,
    /** From what somebody else saved to what the form says. */
    differences:
      isStale && theirs ? differencesOf(compared(valuesOf(theirs)), compared(form.getValues())) : [],
    send: async (values: Values): Promise<void> => {
      const body = toSave(values, base);
      if (body === null) return;
      try {
        const { data } = await save.mutateAsync(body);
        const typed = form.getValues();
        const saved = { ...base, ...data };
        setBase(saved);
        form.reset(valuesOf(saved));
        // What was typed while it was under way.
        if (JSON.stringify(typed) !== JSON.stringify(values)) form.reset(typed, { keepDefaultValues: true });
      } catch (error) {
        // Where that cannot be read the question is asked without the differences.
        if (isStaleVersion(error)) void queryClient.fetchQuery(read).then(setTheirs, () => undefined);
        throw error;
      }
    },
    discard: () => form.reset(valuesOf(base)),
    /** What the person typed stays or goes; all else becomes what the other person saved. */
    takeOver: async (keepMine: boolean): Promise<void> => {
      setTaking(true);
      try {
        const saved = await queryClient.fetchQuery(read);
        const mine = keepMine && onTop?.(form.getValues(), base, saved);
        setBase(saved);
        setTheirs(undefined);
        form.reset(valuesOf(saved), { keepDirtyValues: keepMine && !onTop });
        if (mine) form.reset(mine, { keepDefaultValues: true });
        save.reset();
      } finally {
        setTaking(false);
      }
    },
  };
};
