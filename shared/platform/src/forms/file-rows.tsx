import { Button, FileRow, type FileState, HStack, IconButton } from '@portal/ui';
import { Trash2, X } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { UploadedFile } from '../api/upload.ts';
import { formatBytes } from '../i18n/format.ts';
import type { Sending } from './use-uploads.ts';

const states: Record<UploadedFile['scanStatus'], FileState> = {
  PENDING: 'checking',
  CLEAN: 'checked',
  INFECTED: 'failed',
  FAILED: 'failed',
};

/** Without a scanner nobody may claim that there is no virus. */
const wordOf = ({ scanStatus, wasScanned }: UploadedFile) =>
  scanStatus === 'CLEAN' && !wasScanned ? 'notScanned' : scanStatus;

export interface UploadedRowProps {
  file: UploadedFile;
  onRemove: () => void;
}

/** A file that the server has. */
export const UploadedRow = ({ file, onRemove }: UploadedRowProps) => {
  const { t } = useTranslation('platform');
  return (
    <FileRow
      name={<bdi>{file.fileName}</bdi>}
      size={formatBytes(file.size)}
      state={states[file.scanStatus]}
      stateText={t(`forms.file.${wordOf(file)}`)}
      actions={
        <IconButton
          variant="ghost"
          aria-label={t('forms.file.remove', { name: file.fileName })}
          onClick={onRemove}
        >
          <Trash2 size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      }
    />
  );
};

export interface SendingRowProps {
  sending: Sending;
  accept: string;
  onCancel: () => void;
  onRetry: () => void;
  onReplace: (file: File) => void;
}

const Replace = ({ accept, onReplace }: Pick<SendingRowProps, 'accept' | 'onReplace'>) => {
  const { t } = useTranslation('platform');
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file) onReplace(file);
  };
  return (
    <>
      <input ref={input} type="file" accept={accept} onChange={choose} hidden />
      <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
        {t('forms.file.replace')}
      </Button>
    </>
  );
};

/** A file on its way, or one that was refused. */
export const SendingRow = ({ sending, accept, onCancel, onRetry, onReplace }: SendingRowProps) => {
  const { t } = useTranslation('platform');
  const { file, share, problem, canRetry, isWaiting } = sending;
  const percent = Math.round(share * 100);
  return (
    <FileRow
      name={<bdi>{file.name}</bdi>}
      state={problem === undefined ? 'uploading' : 'wrong'}
      size={
        problem === undefined
          ? t(isWaiting ? 'forms.file.waiting' : 'forms.file.progress', {
              percent,
              size: formatBytes(file.size),
            })
          : formatBytes(file.size)
      }
      stateText={problem}
      progress={percent}
      progressLabel={t('forms.file.uploading', { name: file.name })}
      actions={
        <HStack gap="1">
          {problem !== undefined && canRetry && (
            <Button variant="outline" size="sm" onClick={onRetry}>
              {t('forms.file.retry')}
            </Button>
          )}
          {problem !== undefined && !canRetry && <Replace accept={accept} onReplace={onReplace} />}
          <IconButton
            variant="ghost"
            aria-label={t('forms.file.remove', { name: file.name })}
            onClick={onCancel}
          >
            <X size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </HStack>
      }
    />
  );
};
