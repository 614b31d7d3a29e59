import type { AssignableKind } from '@portal/contracts/support/enums';
import type { InboxItem } from '@portal/contracts/support/inbox';
import { ErrorAlert, isApiError, useQuery, useTranslation } from '@portal/platform';
import { Field, Loading, NativeSelect, Stack } from '@portal/ui';
import { ConfirmDialog } from '@portal/ui/overlay';
import { useRef, useState } from 'react';
import { assignees, useAssign } from './inbox.queries.ts';

interface Props {
  item: InboxItem & { kind: AssignableKind };
  onClose: () => void;
}

/** Hands an item to one of those who may read it. */
export const AssignDialog = ({ item: { id, kind, ticketNumber, assignedTo }, onClose }: Props) => {
  const { t } = useTranslation('administration');
  const people = useQuery(assignees({ kind, id }));
  const [assigneeBefore] = useState(assignedTo?.id ?? null);
  const [chosen, setChosen] = useState(assigneeBefore ?? '');
  const [lacksPerson, setLacksPerson] = useState(false);
  const field = useRef<HTMLSelectElement>(null);
  const assign = useAssign({ silent: true });
  const error = people.error ?? assign.error;
  const isKnown = people.data?.some((person) => person.id === chosen) ?? false;
  // Who has read that somebody was faster hands it on all the same by a second press.
  const wasFaster = isApiError(assign.error) && assign.error.code === 'stale_version';
  const body = { kind, id, assigneeId: chosen, ...(!wasFaster && { assigneeBefore }) };
  return (
    <ConfirmDialog
      open
      title={t('inbox.giveTitle', { name: ticketNumber })}
      confirmLabel={t('inbox.giveVerb')}
      cancelLabel={t('cancel')}
      busy={assign.isPending}
      onCancel={onClose}
      onConfirm={() => {
        setLacksPerson(!isKnown);
        if (isKnown) assign.mutate(body, { onSuccess: onClose });
        else field.current?.focus();
      }}
      form={
        <Stack gap="4">
          {error && <ErrorAlert error={error} />}
          {people.isPending && <Loading>{t('loading')}</Loading>}
          {people.data && (
            <Field label={t('inbox.assignedTo')} error={lacksPerson && !isKnown && t('inbox.choose')}>
              <NativeSelect ref={field} value={chosen} onChange={(event) => setChosen(event.target.value)}>
                <option value="">{t('inbox.choose')}</option>
                {people.data.map((person) => (
                  <option key={person.id} value={person.id}>
                    {person.name}
                  </option>
                ))}
              </NativeSelect>
            </Field>
          )}
        </Stack>
      }
    />
  );
};
