import { formatBytes, useTranslation } from '@portal/platform';
import { Box, Button, FileRow, IconButton } from '@portal/ui';
import { X } from 'lucide-react';
import type { Attachment, OnItsWay } from './use-attachment.ts';

const facts = (onItsWay: OnItsWay | undefined) => ({
  percent: Math.round((onItsWay?.share ?? 0) * 100),
  size: formatBytes(onItsWay?.file.size ?? 0),
});

/** What goes with the next message: on its way, refused with the reason, or there. */
export const AttachmentRow = ({ attachment }: { attachment: Attachment }) => {
  const { t } = useTranslation('platform');
  const { file, onItsWay, choose, clear } = attachment;
  const name = onItsWay?.file.name ?? file?.fileName;
  if (name === undefined) return null;
  const problem = onItsWay?.problem;
  const { percent, size } = facts(onItsWay);
  return (
    <Box mb="3">
      <FileRow
        name={<bdi>{name}</bdi>}
        size={
          file
            ? formatBytes(file.size)
            : problem === undefined
              ? t('forms.file.progress', { percent, size })
              : size
        }
        state={file ? file.scanStatus : problem === undefined ? 'uploading' : 'wrong'}
        stateText={problem ?? (file?.scanStatus === 'PENDING' ? t('forms.file.PENDING') : undefined)}
        progress={onItsWay && problem === undefined ? percent : undefined}
        progressLabel={t('forms.file.uploading', { name })}
        actions={
          <IconButton variant="ghost" aria-label={t('forms.file.remove', { name })} onClick={clear}>
            <X size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        }
      />
      {onItsWay?.canRetry && (
        <Button variant="outline" size="sm" mt="2" onClick={() => choose(onItsWay.file)}>
          {t('forms.file.retry')}
        </Button>
      )}
    </Box>
  );
};
