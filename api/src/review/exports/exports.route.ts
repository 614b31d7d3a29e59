import { exportApplicationPdf as exportApplicationPdfOperation } from '@portal/contracts/applications/applications';
import { exportApplications as exportApplicationsOperation } from '@portal/contracts/review/queue';
import { exportLimits } from '../../kernel/exports/export-limits.ts';
import { perUser } from '../../kernel/http/limiter.ts';
import { sendFile } from '../../kernel/http/send-file.ts';
import { type Route, route } from '../../kernel/server/route.ts';
import { exportApplications } from './export-applications.ts';
import { exportPdf } from './export-pdf.ts';

export const exportRoutes: Route[] = [
  route(
    exportApplicationsOperation,
    (ctx) => exportApplications(ctx.deps, ctx, ctx.reply, { ...ctx.query, ...ctx.body }),
    {
      limits: exportLimits,
    },
  ),

  route(
    exportApplicationPdfOperation,
    async (ctx) => {
      const { content, fileName } = await exportPdf(ctx.deps, ctx, ctx.params.id);
      return sendFile(ctx.reply, { content, type: 'application/pdf', fileName });
    },
    { limits: [perUser('export-pdf', 20, 600)] },
  ),
];
