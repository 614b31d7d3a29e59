import { Stack } from '@portal/ui';
import { ErrorSummary, unfold } from '@portal/ui/form';
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type FieldErrors,
  type FieldValues,
  FormProvider,
  get,
  type UseFormReturn,
  useFormState,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { reportError } from '../errors/report-error.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { type LeaveRules, useLeaveGuard } from '../page/leave-guard.ts';
import { followSending } from './follow-sending.ts';
import {
  focusFirstWrong,
  linesOf,
  linesOfRefusal,
  type ServerNames,
  showServerErrors,
} from './form-errors.ts';
import { FormContext, useRegistry } from './form-registry.ts';
import { type PlainPost, problemsId, useRefusal } from './plain-post.ts';
import { useDeviceCopy } from './use-device-copy.ts';
import { useErrorsInLanguage } from './use-errors-in-language.ts';
import { useUnsavedLock } from './use-unsaved-lock.ts';

export interface FormShellProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  /** Rejects when the values could not be sent; everything typed then stays. */
  onSubmit: (values: V) => Promise<unknown>;
  /** The error of the last attempt, usually `mutation.error` of a mutation with `meta: { silent: true }`. */
  error: unknown;
  children: ReactNode;
  /** For a button that stands elsewhere in the page and names the form that it sends. */
  id?: string;
  /** Server field → form field, where the names differ. */
  serverNames?: ServerNames;
  /** Where labels repeat: what the summary calls a field. */
  nameOf?: (name: string) => string;
  /** How the form is sent while no script runs; absent: it then is not shown. */
  plainPost?: PlainPost;
  /** Asks before leaving with unsaved words; off where every change saves itself. */
  leaveGuard?: boolean | LeaveRules;
  /** `rest`: a short form, whose fields are all in sight, sums up only what belongs to none of them. */
  summary?: 'all' | 'rest';
  /** Names the form: what is typed then outlasts the end of the session on this device. Never for secrets. */
  keptAs?: string;
  /** Of a form that is used again and again: what it holds once it was sent, unless more was typed meanwhile. */
  empty?: V;
  /** Asks what is to become of the last refusal, and stands where the summary would say it. */
  question?: ReactNode;
  /** Asked at each sending: true lets required fields be empty, as in a draft. What is filled in must be right. */
  mayLack?: () => boolean;
}

const noNames: ServerNames = {};
const never = () => false;

/** Owns what every form needs and none may forget: summary, focus, sending, server errors, leaving. */
export function FormShell<V extends FieldValues>(props: FormShellProps<V>) {
  const {
    form,
    onSubmit,
    error,
    children,
    id,
    serverNames = noNames,
    nameOf,
    leaveGuard = true,
    summary = 'all',
    mayLack = never,
    plainPost,
    keptAs,
    empty,
    question,
  } = props;
  const { t } = useTranslation('platform');
  const { errors, isDirty, isSubmitting, submitCount } = useFormState({ control: form.control });
  const registry = useRegistry();
  const firstState = useRef(form.formState);
  const summaryBox = useRef<HTMLDivElement>(null);
  const [thrown, setThrown] = useState<unknown>(null);
  const failure = error ?? thrown;
  const handled = useRef<unknown>(null);
  const refusal = useRefusal(plainPost?.action);

  useErrorsInLanguage(form, errors, failure, serverNames, registry);
  const keepCopy = useDeviceCopy(form, keptAs);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  // Whoever takes the error of an attempt back means what the attempt threw, too.
  useEffect(() => {
    if (error === null) setThrown(null);
  }, [error]);

  // While sending, the page may move on: that is what a success usually does.
  const isUnsaved = leaveGuard !== false && isDirty && !isSubmitting;
  useLeaveGuard(isUnsaved, typeof leaveGuard === 'object' ? leaveGuard : {});
  useUnsavedLock(isUnsaved);

  // Before the browser paints, so that the summary and the fields show together.
  useLayoutEffect(() => {
    // Once per failure: what the person has put right since then stays right.
    if (failure === handled.current) return;
    handled.current = failure;
    if (failure === null || failure === undefined) return;
    const shown = showServerErrors(form, failure, serverNames, registry);
    if (!shown) summaryBox.current?.focus();
  }, [failure, form, registry, serverNames]);

  // Once what is wrong has been unfolded and drawn.
  useLayoutEffect(() => {
    if (submitCount > 0) focusFirstWrong(form, errors, registry);
  }, [submitCount]);

  const unfoldWrong = (wrong: FieldErrors<V>) => {
    for (const name of registry.names())
      if (get(wrong, name)) unfold(document.getElementById(registry.idOf(name)));
  };
  const send = form.handleSubmit(async () => {
    setThrown(null);
    // As they are now: a field may have waited for a file while the form was checked.
    const { sent, settle, stop } = followSending(form);
    try {
      await onSubmit(sent);
      settle(empty);
    } catch (reason) {
      setThrown(reason);
      if (isGone.current) {
        // There is no form left that could show it.
        reportError(reason);
        keepCopy();
      }
    } finally {
      stop();
    }
  }, unfoldWrong);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isSubmitting) void send(event);
  };

  const parts = useMemo(() => ({ registry, isSubmitting, mayLack }), [registry, isSubmitting, mayLack]);
  const sentByScript =
    submitCount > 0 || failure
      ? linesOf(errors, question ? null : failure, serverNames, registry, nameOf)
      : [];
  const all =
    plainPost && refusal && submitCount === 0
      ? linesOfRefusal(refusal, plainPost.labels, registry)
      : sentByScript;
  const isAboutFields = all.some(({ fieldId }) => fieldId !== undefined);
  const lines = summary === 'all' ? all : all.filter(({ fieldId }) => fieldId === undefined);
  // The summary pushes down the field that has the focus.
  useLayoutEffect(() => {
    if (lines.length > 0) document.activeElement?.scrollIntoView?.({ block: 'nearest' });
  }, [lines.length]);

  return (
    // A state that changes, which nobody reads of it, would render every field again, at first in one task.
    <FormProvider {...form} formState={firstState.current}>
      <FormContext value={parts}>
        <form
          id={id}
          noValidate
          onSubmit={submit}
          {...(plainPost && { method: 'post', action: `${plainPost.action}#${problemsId}` })}
        >
          {plainPost && <input type="hidden" name="language" value={currentLanguage()} />}
          <Stack gap="22px">
            {question && (
              <div ref={summaryBox} tabIndex={-1}>
                {question}
              </div>
            )}
            {lines.length > 0 && (
              <ErrorSummary
                {...(plainPost && { id: problemsId })}
                ref={question ? undefined : summaryBox}
                title={t(isAboutFields ? 'forms.summary' : 'notices.error')}
                errors={lines}
              />
            )}
            {children}
          </Stack>
        </form>
      </FormContext>
    </FormProvider>
  );
}
