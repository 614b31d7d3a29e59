import { downloadFile } from '@portal/contracts/calls/kernel/files';
import { download, useMutation, useTranslation } from '@portal/platform';
import { IconButton } from '@portal/ui';
import { Download } from 'lucide-react';
import { APPLICATION_NAMESPACE } from '../translations/application-translations.ts';

interface DownloadButtonProps {
  document: { fileKey: string; fileName: string };
  /** Fetches and saves it; by default as a stored file. */
  load?: (() => Promise<void>) | undefined;
}

/** Saves a file under its own name. */
export const DownloadButton = ({ document: { fileKey, fileName }, load }: DownloadButtonProps) => {
  const { t } = useTranslation(APPLICATION_NAMESPACE);
  const save = useMutation({
    mutationFn: load ?? (() => download(downloadFile, fileName, { params: { fileKey } })),
    meta: { export: true },
  });
  return (
    <IconButton
      variant="ghost"
      aria-label={t('downloadFile', { name: fileName })}
      loading={save.isPending}
      loadingText="…"
      onClick={() => save.mutate()}
    >
      <Download size={20} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
};
