import { useCallback, useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { i18n } from '../i18n/i18n.ts';
import { notify } from '../notices/notices.ts';
import { useSession, useUser } from '../session/session.ts';
import { dropDeviceCopy, readDeviceCopy, writeDeviceCopy } from './device-copy.ts';
import { isSame } from './follow-sending.ts';

/** Later than this nobody remembers having typed it. */
const MAX_AGE_MS = 7 * 24 * 3_600_000;

/** The fields whose values differ from those that the form began with. */
const changedIn = <V extends FieldValues>(form: UseFormReturn<V>) => {
  const begun: Record<string, unknown> = form.formState.defaultValues ?? {};
  return Object.entries(form.getValues()).filter(([name, value]) => !isSame(value, begun[name]));
};

/** The field of the form that somebody is in, else the last that they changed. */
const fieldLeft = <V extends FieldValues>(form: UseFormReturn<V>, lastChanged: string | undefined) => {
  const focused = document.activeElement?.getAttribute('name');
  return focused && form.getValues(focused as Path<V>) !== undefined ? focused : lastChanged;
};

/** Once what opens the form has put the focus where such a form begins. */
const returnTo = (field: string) =>
  queueMicrotask(() => {
    const [element] = document.getElementsByName(field);
    // Whoever is typing already stays where they are.
    if (!document.activeElement?.matches('input, select, textarea')) element?.focus();
  });

/** What this device keeps of a form, unless it is too old to be put back. */
export const readFormCopy = <V>(name: string) => {
  const copy = readDeviceCopy<Partial<V>>(name);
  return copy !== null && copy.at >= Date.now() - MAX_AGE_MS ? copy : null;
};

/**
 * Keeps on this device, for the person who typed it, what a session that ends would take from a form, and puts it
 * back when that person opens the same form again. Fields that were not touched show what is there by then.
 * @param name names the form and what it is about; absent: nothing is kept.
 * @returns keeps it now, such as when the form is gone before its values could be sent.
 */
export const useDeviceCopy = <V extends FieldValues>(
  form: UseFormReturn<V>,
  name: string | undefined,
): (() => void) => {
  const userId = useUser()?.id;

  const keep = useCallback(() => {
    const changed = changedIn(form);
    if (name !== undefined && changed.length > 0)
      writeDeviceCopy(name, Object.fromEntries(changed), userId, fieldLeft(form, changed.at(-1)?.[0]));
  }, [form, name, userId]);

  useEffect(() => {
    if (name === undefined) return;
    const copy = readFormCopy<V>(name);
    dropDeviceCopy(name);
    if (copy === null) return;
    // The same form wrote it.
    for (const [field, value] of Object.entries(copy.values))
      form.setValue(field as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty: true });
    notify.info(i18n.t('platform:forms.kept'));
    if (copy.field !== undefined) returnTo(copy.field);
  }, [form, name]);

  useEffect(
    () =>
      useSession.subscribe((now) => {
        if (now.status === 'signed-out' && now.why !== 'left') keep();
      }),
    [keep],
  );

  return keep;
};
