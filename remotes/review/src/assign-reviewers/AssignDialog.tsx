import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { assignReviewers, listAssignableReviewers } from '@portal/contracts/calls/review/decide';
import type { Assign } from '@portal/contracts/review/decide';
import {
  call,
  dataQuery,
  formatDateShort,
  isApiError,
  notify,
  useMutation,
  useQuery,
  useTranslation,
} from '@portal/platform';
import { ChoiceField, DateField, FormButtons, FormShell, useForm } from '@portal/platform/forms';
import { Alert } from '@portal/ui';
import { Dialog } from '@portal/ui/overlay';
import { type ReactNode, useEffect, useRef } from 'react';
import { applicationChanged } from '../read-application/application.queries.ts';
import { isAtWork } from '../read-application/is-at-work.ts';
import { LoadingOrFailed } from '../wait-for-data/LoadingOrFailed.tsx';
import { dayOf, endOfDay, today } from './due-day.ts';
import { useReviewerOptions } from './use-reviewer-options.ts';

const assignableReviewers = (id: string) =>
  dataQuery(['review', 'application', id, 'reviewers'], listAssignableReviewers, { params: { id } });

const useAssign = (id: string) =>
  useMutation({
    mutationFn: (body: Assign) => call(assignReviewers, { params: { id }, body }),
    meta: { silent: true },
    onSuccess: async ({ message }) => {
      notify.success(message);
      await applicationChanged(id);
    },
    // Whom somebody else named meanwhile comes into the question.
    onError: (error) => (isApiError(error) && error.status === 409 ? applicationChanged(id) : undefined),
  });

interface Props {
  application: StaffApplication;
  onClose: () => void;
  /** Above the form. */
  children?: ReactNode;
}

interface Values {
  reviewerIds: string[];
  dueOn: string;
}

/** Names the reviewers of an application, with a date if there is one. */
export const AssignDialog = ({ application, onClose, children }: Props) => {
  const { t } = useTranslation('review');
  const optionsOf = useReviewerOptions();
  const assignable = useQuery(assignableReviewers(application.id));
  const reviewers = assignable.data;
  const assign = useAssign(application.id);
  const current = application.assignments.filter(isAtWork);
  const [dueOn = '', ...otherDays] = new Set(current.map(({ dueAt }) => (dueAt ? dayOf(dueAt) : '')));
  const form = useForm<Values>({
    defaultValues: {
      reviewerIds: current.map(({ reviewerId }) => reviewerId),
      // A date that has passed, or is not that of all, is not asked for again: left so, each keeps the own one.
      dueOn: otherDays.length === 0 && dueOn >= today() ? dueOn : '',
    },
  });
  const options = optionsOf(reviewers ?? []);
  const others = current
    .filter(({ reviewerId }) => !options.some(({ value }) => value === reviewerId))
    .map((one) => ({ value: one.reviewerId, label: one.reviewerName, description: t('assign.noLonger') }));
  const described = ({ description, ...option }: (typeof options)[number]) => {
    const given = current.find(({ reviewerId }) => reviewerId === option.value);
    // Whoever has spoken is not taken off any more.
    if (given?.state === 'SUBMITTED') return { ...option, description: t('assign.spoken'), disabled: true };
    const due = given?.dueAt && t('row.due', { day: formatDateShort(given.dueAt, 'UTC') });
    return { ...option, description: due ? `${description} · ${due}` : description };
  };
  const named = current.map(({ reviewerId }) => reviewerId).join();
  const known = useRef(named);
  useEffect(() => {
    const [before, now] = [known.current, named].map((ids) => ids.split(',').filter(Boolean));
    known.current = named;
    if (!before || !now || before.join() === named) return;
    const added = now.filter((one) => !before.includes(one));
    // What is ticked and unticked here stays; whom somebody else took off goes.
    const kept = form.getValues('reviewerIds').filter((one) => now.includes(one) || !before.includes(one));
    form.setValue('reviewerIds', [...new Set([...kept, ...added])]);
  }, [form, named]);
  const send = async ({ reviewerIds, dueOn }: Values) => {
    await assign.mutateAsync({
      reviewerIds,
      keepsDates: dueOn === form.formState.defaultValues?.dueOn,
      rowVersion: application.rowVersion,
      reviewersBefore: current.map(({ reviewerId }) => reviewerId),
      ...(dueOn && { dueAt: endOfDay(dueOn) }),
    });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} size="lg" title={t('assign.question')}>
      {!reviewers && <LoadingOrFailed query={assignable} words="assign" />}
      {children}
      {reviewers?.length === 0 && <Alert title={t('assign.nobody')} />}
      {reviewers && options.length + others.length > 0 && (
        <FormShell form={form} error={assign.error} onSubmit={send} serverNames={{ dueAt: 'dueOn' }}>
          <ChoiceField
            name="reviewerIds"
            label={t('assign.reviewers')}
            multiple
            stacked
            optional
            options={[...options, ...others].map(described)}
          />
          <DateField
            name="dueOn"
            label={t('assign.dueOn')}
            {...(current.length > 0 && { hint: t('assign.dueOnHint') })}
            min={today()}
            optional
          />
          <FormButtons submit={t('assign.verb')} cancel={t('decide.cancel')} onCancel={onClose} />
        </FormShell>
      )}
    </Dialog>
  );
};
