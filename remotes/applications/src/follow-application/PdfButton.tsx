import { useTranslation } from '@portal/platform';
import { Button, type ButtonProps, Link } from '@portal/ui';
import { Download } from 'lucide-react';
import { useDownloadPdf } from './application.queries.ts';

interface PdfProps {
  id: string;
  number: string | null;
}

/** The application as a PDF file. */
export const PdfButton = ({ id, number, ...props }: PdfProps & Pick<ButtonProps, 'full'>) => {
  const { t } = useTranslation('applications');
  const save = useDownloadPdf(id, number);
  return (
    <Button variant="ghost" {...props} loading={save.isPending} onClick={() => save.mutate()}>
      <Download size={18} aria-hidden />
      {t('list.pdf')}
    </Button>
  );
};

/** The same among links. */
export const PdfLink = ({ id, number }: PdfProps) => {
  const { t } = useTranslation('applications');
  const save = useDownloadPdf(id, number);
  return (
    <Link
      as="button"
      type="button"
      aria-disabled={save.isPending}
      onClick={() => {
        if (!save.isPending) save.mutate();
      }}
    >
      {t(save.isPending ? 'list.pdfBusy' : 'list.pdf')}
    </Link>
  );
};
