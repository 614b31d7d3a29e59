import { type UploadedFile, useTranslation } from '@portal/platform';
import { FileField, FormButtons, FormShell, TextField, useForm } from '@portal/platform/forms';
import { Stack } from '@portal/ui';
import { Dialog } from '@portal/ui/overlay';
import { usePublishFile } from './public-files.queries.ts';

interface Props {
  /** What the picture is described by so far. */
  description: string;
  /** Called with the name of the published picture. */
  onDone: (name: string, description: string) => void;
  onClose: () => void;
}

interface Values {
  file: UploadedFile[];
  description: string;
}

/** Uploads a picture where it is needed, publishes it, and asks what it shows. */
export const UploadPictureDialog = ({ description, onDone, onClose }: Props) => {
  const { t } = useTranslation('cms');
  const form = useForm<Values>({ defaultValues: { file: [], description } });
  const publish = usePublishFile();
  const send = async ({ file: [chosen], description: words }: Values) => {
    if (!chosen) return;
    const { data } = await publish.mutateAsync(chosen.fileKey);
    onDone(data.name, words.trim());
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('files.upload.title')} closable>
      <FormShell form={form} error={publish.error} onSubmit={send} leaveGuard={false} summary="rest">
        <Stack gap="4">
          <FileField name="file" label={t('files.upload.picture')} accept={['image']} />
          <TextField
            name="description"
            label={t('fields.alt')}
            hint={t('files.upload.description')}
            maxLength={160}
          />
          <FormButtons submit={t('files.upload.send')} cancel={t('files.upload.cancel')} onCancel={onClose} />
        </Stack>
      </FormShell>
    </Dialog>
  );
};
