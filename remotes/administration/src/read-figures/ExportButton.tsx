import { exportApplications } from '@portal/contracts/calls/review/queue';
import { download, useMutation, useTranslation } from '@portal/platform';
import { Button } from '@portal/ui';
import { FileSpreadsheet } from 'lucide-react';
import type { FiguresQuery } from '../ask-figures/figures-filters.ts';

/** The applications behind the figures as a spreadsheet. */
export const ExportButton = ({ query }: { query: FiguresQuery }) => {
  const { t } = useTranslation('administration');
  const { from, to, fundType, countryCode } = query;
  const exporting = useMutation({
    mutationFn: () =>
      download(exportApplications, 'transactions.xlsx', {
        body: {
          from,
          to,
          ...(fundType && { fundId: fundType }),
          ...(countryCode && { countryCode: [countryCode] }),
        },
      }),
    meta: { export: true },
  });
  return (
    <Button
      variant="outline"
      size="sm"
      loading={exporting.isPending}
      loadingText={t('exporting')}
      onClick={() => exporting.mutate()}
    >
      <FileSpreadsheet size={18} aria-hidden />
      {t('export')}
    </Button>
  );
};
