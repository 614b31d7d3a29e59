import type { BulkRow } from '@portal/contracts/review/bulk';
import { type Tx, transaction } from '../../kernel/database/db.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { CallMeta } from '../../kernel/http/caller.ts';
import type { Problem } from '../../kernel/http/problem.ts';
import { asProblem, errorBody } from '../../kernel/server/error-handler.ts';

/** Each in its own transaction: a refused one leaves the others. Without the database the rest is not tried. */
export const eachRow = async <R extends { id: string }>(
  { db, log }: Pick<Deps, 'db'> & { log: Pick<Deps['log'], 'error'> },
  { language, requestId }: Pick<CallMeta, 'language' | 'requestId'>,
  rows: readonly R[],
  act: (tx: Tx, row: R) => Promise<unknown>,
): Promise<BulkRow[]> => {
  const done: BulkRow[] = [];
  let lost: Problem | undefined;
  for (const row of rows) {
    const refusal =
      lost ??
      (await transaction(db, (tx) => act(tx, row)).then(
        () => undefined,
        (error: Error) => {
          const problem = asProblem(error);
          if (problem.status >= 500)
            log.error({ err: error, requestId, id: row.id }, 'one of several failed');
          return problem;
        },
      ));
    if (refusal?.code === 'unavailable') lost = refusal;
    const body = refusal && errorBody(refusal, language, requestId);
    const now = refusal?.details.data?.data as { rowVersion?: number } | undefined; // as `stale_version` carries it
    done.push({
      id: row.id,
      failure: body
        ? {
            error: body.error,
            message: body.fields?.[0]?.message ?? body.message,
            ...(now?.rowVersion !== undefined && { rowVersion: now.rowVersion }),
          }
        : null,
    });
  }
  return done;
};
