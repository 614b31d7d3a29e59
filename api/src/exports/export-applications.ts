import type { Readable } from 'node:stream';
import type { ExportRequest } from '@portal/contracts/review/queue.schema';
import { recordAudit } from '../audit/record-audit.ts';
import { transaction } from '../database/db.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/context.ts';
import { queueScope } from '../review/queue-scope.ts';
import { writeSpreadsheet } from '../spreadsheets/write-spreadsheet.ts';
import { applicationColumns, readSheetRows } from './applications-sheet.ts';

const idsOf = (list: string | undefined): string[] | undefined => {
  const ids = list?.split(',').filter((id) => id !== '') ?? [];
  return ids.length === 0 ? undefined : ids;
};

/**
 * The applications as a spreadsheet, written while it is read. That it was made is in the log.
 * @throws not_found for an unknown fund, too_many_requests.
 */
export const exportApplications = async (
  { db, exports }: Deps,
  caller: Caller,
  request: ExportRequest,
): Promise<Readable> => {
  const { ids: list, fundId = 'all', ...filters } = request;
  const scope = await queueScope(db, caller, fundId);
  const ids = idsOf(list);
  const sheet = exports.hold(caller.actor.id, () =>
    writeSpreadsheet('Applications', applicationColumns, readSheetRows(db, scope, filters, ids)),
  );
  try {
    await transaction(db, (tx) =>
      recordAudit(tx, {
        by: caller,
        process: 'EXPORT',
        action: 'EXPORT',
        entityType: 'applications',
        entityId: fundId,
        changes: [{ field: 'filters', old: null, new: { ...filters, ids: ids?.length ?? null } }],
      }),
    );
  } catch (error) {
    sheet.destroy();
    throw error;
  }
  return sheet;
};

/** `transactions_20261120_140200.xlsx`, in UTC. */
export const exportName = (now: Date): string => {
  const [day = '', time = ''] = now.toISOString().split('T');
  return `transactions_${day.replaceAll('-', '')}_${time.slice(0, 8).replaceAll(':', '')}.xlsx`;
};
