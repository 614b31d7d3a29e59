import { REVIEWER } from '@portal/contracts';
import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { reviewerDecision as decide } from '@portal/contracts/calls/review/decide';
import { call, useMutation, useSignedInUser } from '@portal/platform';
import { useEffect } from 'react';
import { applicationChanged } from '../read-application/application.queries.ts';

/**
 * A reviewer who opens an application that was sent again starts its review by that. A refusal changes
 * nothing: the button is still there.
 */
export const useStartReview = ({ id, rowVersion, may }: StaffApplication) => {
  const { role } = useSignedInUser();
  const { mutate } = useMutation({
    mutationFn: (seen: number) =>
      call(decide, {
        params: { id },
        body: { decision: 'START_REVIEW', rowVersion: seen },
        idempotencyKey: crypto.randomUUID(),
      }),
    meta: { silent: true },
    onSettled: () => applicationChanged(id),
  });
  const starts = role === REVIEWER && may.startReview;
  useEffect(() => {
    if (starts) mutate(rowVersion);
  }, [starts, rowVersion, mutate]);
};
