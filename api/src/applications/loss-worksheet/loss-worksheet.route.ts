import * as operations from '@portal/contracts/applications/loss-worksheet';
import { spreadsheetType } from '../../kernel/documents/spreadsheets/write-spreadsheet.ts';
import { sendFile } from '../../kernel/http/send-file.ts';
import { dataOf, publicRoute, type Route, route } from '../../kernel/server/route.ts';
import { emptyWorksheet, worksheetName } from './empty-worksheet.ts';
import { readWorksheet } from './read-worksheet.ts';

export const lossWorksheetRoutes: Route[] = [
  publicRoute(
    operations.getLossWorksheet,
    async ({ params: { language }, reply }) => {
      reply.header('cache-control', 'public, max-age=3600');
      return sendFile(reply, {
        content: emptyWorksheet(language),
        type: spreadsheetType,
        fileName: worksheetName(language),
      });
    },
    { limits: [{ name: 'loss-worksheet', max: 600, seconds: 600, by: 'ip' }] },
  ),

  route(
    operations.readLossWorksheet,
    ({ deps, actor, body }) => dataOf(readWorksheet(deps, actor, body.fileKey)),
    { limits: [{ name: 'read-worksheet', max: 30, seconds: 600, by: 'user' }] },
  ),
];
