import { declareConflict } from '@portal/contracts/calls/review/decide';
import type { Declare } from '@portal/contracts/review/decide';
import type { QueueRow } from '@portal/contracts/review/queue';
import { call, errorText, notify, useMutation, useTranslation } from '@portal/platform';
import { markDeclared } from '../go-through-list/list.queries.ts';
import { applicationChanged } from '../read-application/application.queries.ts';

interface Declaration {
  body: Declare;
  /** For which the same is declared. */
  others: readonly QueueRow[];
}

const sign = (id: string, body: Declare) => call(declareConflict, { params: { id }, body });

/**
 * Signs the declaration; the application's content opens, or stays closed for good. The others come first: where
 * some are refused, their reasons are the error, the rest of them is signed, and this one waits for another try.
 */
export const useDeclare = (id: string) => {
  const { t } = useTranslation('review');
  return useMutation({
    mutationFn: async ({ body, others }: Declaration) => {
      const refused: string[] = [];
      for (const { id: other, projectTitle, applicationNumber } of others)
        await sign(other, body).then(
          () => markDeclared(other),
          (error: unknown) => refused.push(`${projectTitle ?? applicationNumber}: ${errorText(error)}`),
        );
      if (refused.length > 0) throw new Error(`${t('declaration.othersRefused')} ${refused.join(' ')}`);
      return sign(id, body);
    },
    meta: { silent: true },
    onSuccess: async ({ message }, { body }) => {
      if (!body.hasConflict) markDeclared(id);
      notify.success(message);
      await applicationChanged(id);
    },
  });
};
