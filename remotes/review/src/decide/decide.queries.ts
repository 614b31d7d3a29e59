import { withdraw } from '@portal/contracts/calls/applications/applications';
import { reviewerDecision as decide } from '@portal/contracts/calls/review/decide';
import type { Decide } from '@portal/contracts/review/decide';
import { call, notify, rethrowAs, useMutation } from '@portal/platform';
import { useRef } from 'react';
import { useApplicationChanged } from '../read-application/application.queries.ts';

/**
 * Sends a decision. The same attempt keeps its idempotency key until it succeeds, so that a double
 * click or a repeated send after a lost answer decides once.
 */
export const useDecide = (id: string) => {
  const changed = useApplicationChanged(id);
  const attempt = useRef<{ body: string; key: string } | null>(null);
  return useMutation({
    mutationFn: (body: Decide) => {
      const text = JSON.stringify(body);
      if (attempt.current?.body !== text) attempt.current = { body: text, key: crypto.randomUUID() };
      return rethrowAs(
        call(decide, { params: { id }, body, idempotencyKey: attempt.current.key }),
        'Failed to submit reviewer decision',
      );
    },
    meta: { silent: true },
    onSuccess: async ({ message }) => {
      attempt.current = null;
      notify.success(message);
      await changed();
    },
  });
};

/** Withdraws at the owner's written request, which the reason names. */
export const useWithdraw = (id: string) => {
  const changed = useApplicationChanged(id);
  return useMutation({
    mutationFn: (body: { rowVersion: number; reason: string }) => call(withdraw, { params: { id }, body }),
    meta: { silent: true },
    onSuccess: async ({ message }) => {
      notify.success(message);
      await changed();
    },
  });
};
