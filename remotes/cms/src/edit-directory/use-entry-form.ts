import type { Language } from '@portal/contracts';
import { useNavigate } from '@portal/platform';
import { type DefaultValues, type FieldValues, useForm, writeDeviceCopy } from '@portal/platform/forms';
import { useEffect, useState } from 'react';
import { useUnsaved } from '../keep-unsaved/use-unsaved.ts';
import type { Directory, Entry } from './directory.ts';
import { overlaid } from './overlaid.ts';
import { useEntrySave } from './use-entry-save.ts';

/** The form of one entry: what it begins with, what is sent, and what becomes of words that are not. */
export const useEntryForm = <R extends Entry, I extends object, V extends FieldValues>(
  directory: Directory<R, I, V>,
  row: R | undefined,
  rows: readonly R[],
  language: Language,
) => {
  const navigate = useNavigate();
  const { list, path, valuesOf, begunFrom = '' } = directory;
  // Every value is there, which the library's type for defaults does not know.
  const form = useForm<V>({ defaultValues: valuesOf(row) as DefaultValues<V> });
  const { save, follow, ...saving } = useEntrySave(directory, row, rows);
  const { start } = saving;
  const { isDirty, isSubmitting } = form.formState;
  const [savedAt, setSavedAt] = useState<string>();
  const copyOf = (one: R | undefined) => `desk-${list}-${one?.id ?? `new${begunFrom}`}`;
  const { since, drop } = useUnsaved({
    name: copyOf(row),
    form,
    start,
    beginWith: (under) => {
      if (under) follow(under);
      form.reset(valuesOf(under));
    },
  });

  const newest = rows.find((one) => one.id === start?.id);
  const isBehind = newest !== undefined && newest.rowVersion !== start?.rowVersion;
  useEffect(() => {
    if (!isBehind || isDirty || isSubmitting) return;
    follow(newest);
    form.reset(valuesOf(newest));
  }, [isBehind, isDirty, isSubmitting, newest, follow, form, valuesOf]);

  const send = async (values: V) => {
    const saved = await save(values, language);
    setSavedAt(new Date().toISOString());
    const now = valuesOf(saved);
    // What was typed while it was under way.
    const typed = overlaid(values, form.getValues(), now);
    const hasMore = JSON.stringify(typed) !== JSON.stringify(now);
    if (!start) {
      drop();
      if (hasMore) writeDeviceCopy(copyOf(saved), { values: typed, start: saved });
      return navigate(`${path}/${saved.id}?text=${language}`, { replace: true });
    }
    follow(saved);
    form.reset(now);
    if (hasMore) form.reset(typed, { keepDefaultValues: true });
  };

  return { ...saving, form, shown: newest ?? start, savedAt, send, unsavedSince: since, forget: drop };
};
