import { interestStatuses } from '@portal/contracts/support/enums';
import type { Interest } from '@portal/contracts/support/interest';
import { ErrorAlert, isApiError, useTranslation } from '@portal/platform';
import { Alert, Button, Flex, Stack } from '@portal/ui';
import { ConfirmDialog } from '@portal/ui/overlay';
import { Mail, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFollowUp, useForget } from './interests.queries.ts';

const size = { size: 18, strokeWidth: 1.75, 'aria-hidden': true };

/** For somebody who takes the consent back. */
const Forget = ({ interest, onGone }: { interest: Interest; onGone: () => void }) => {
  const { t } = useTranslation('administration');
  const [isAsked, setIsAsked] = useState(false);
  const forget = useForget();
  return (
    <>
      <Button size="sm" variant="danger" onClick={() => setIsAsked(true)}>
        <Trash2 {...size} />
        {t('interests.forget.verb')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        danger
        title={t('interests.forget.question', { name: `${interest.firstName} ${interest.lastName}` })}
        confirmLabel={t('interests.forget.verb')}
        cancelLabel={t('cancel')}
        busy={forget.isPending}
        onCancel={() => {
          setIsAsked(false);
          forget.reset();
        }}
        onConfirm={() => forget.mutate(interest.id, { onSuccess: onGone })}
        form={forget.error && <ErrorAlert error={forget.error} />}
      >
        {t('interests.forget.effect')}
      </ConfirmDialog>
    </>
  );
};

/** Writing to somebody, noting that it was done, and forgetting somebody. Others may do the same at once. */
export const FollowUp = ({ interest, onGone }: { interest: Interest; onGone: () => void }) => {
  const { t } = useTranslation('administration');
  const { id, status, rowVersion, firstName, email } = interest;
  const note = useFollowUp();
  const isStale = isApiError(note.error) && note.error.code === 'stale_version';
  return (
    <Stack gap="4">
      {isStale && (
        <Alert live status="warning" title={t('interests.stale.title')}>
          {t('interests.stale.text')}
        </Alert>
      )}
      {note.error && !isStale && <ErrorAlert error={note.error} />}
      <Flex gap="3" wrap="wrap">
        <Button asChild size="sm">
          <a href={`mailto:${email}`}>
            <Mail {...size} />
            {t('interests.write', { name: firstName })}
          </a>
        </Button>
        {interestStatuses
          .filter((one) => one !== status)
          .map((next) => (
            <Button
              key={next}
              size="sm"
              variant="outline"
              loading={note.isPending && note.variables.status === next}
              onClick={() => note.mutate({ id, status: next, rowVersion })}
            >
              {t(`interests.set.${next}`)}
            </Button>
          ))}
        <Forget interest={interest} onGone={onGone} />
      </Flex>
    </Stack>
  );
};
