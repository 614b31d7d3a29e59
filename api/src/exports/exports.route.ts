import { exportApplicationPdfOperation } from '@portal/contracts/applications/operations';
import { exportApplicationsOperation } from '@portal/contracts/review/operations';
import type { Limit } from '../http/limiter.ts';
import { type Route, route } from '../http/route.ts';
import { sendFile } from '../http/send-file.ts';
import { spreadsheetType } from '../spreadsheets/write-spreadsheet.ts';
import { exportApplications, exportName } from './export-applications.ts';
import { exportPdf } from './export-pdf.ts';

const limits: Limit[] = [{ name: 'export', max: 5, seconds: 600, by: 'user' }];

export const exportRoutes: Route[] = [
  route(
    exportApplicationsOperation,
    async (ctx) =>
      sendFile(ctx.reply, {
        content: await exportApplications(ctx.deps, ctx, ctx.body),
        type: spreadsheetType,
        fileName: exportName(new Date()),
      }),
    { limits },
  ),

  route(
    exportApplicationPdfOperation,
    async (ctx) => {
      const { content, fileName } = await exportPdf(ctx.deps, ctx, ctx.params.id);
      return sendFile(ctx.reply, { content, type: 'application/pdf', fileName });
    },
    { limits: [{ name: 'export-pdf', max: 20, seconds: 600, by: 'user' }] },
  ),
];
