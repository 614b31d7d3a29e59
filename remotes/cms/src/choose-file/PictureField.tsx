import { TextLink, type UploadedFile, useQuery, useTranslation } from '@portal/platform';
import {
  type FieldBasics,
  FileField,
  FormButtons,
  FormShell,
  SelectField,
  TextField,
  useForm,
  useFormContext,
  useWatch,
} from '@portal/platform/forms';
import { Box, Button, Flex, Image, Stack } from '@portal/ui';
import { Dialog } from '@portal/ui/overlay';
import { Upload } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { publishedFiles } from '../navigation/paths.ts';
import { publicFiles, usePublishFile } from './public-files.queries.ts';

interface UploadProps {
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
const UploadPictureDialog = ({ description, onDone, onClose }: UploadProps) => {
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

/** Beside the picture's file, the field that says what it shows. */
const descriptions: Record<string, string> = { fileKey: 'alt', icon: 'name' };

const describedIn = (name: string): string => {
  const parts = name.split('.');
  const leaf = parts.pop() ?? '';
  return [...parts, descriptions[leaf] ?? 'alt'].join('.');
};

interface Props extends FieldBasics {
  /** The field that says what it shows; absent: the one beside it. */
  description?: string;
}

/** A picture of the published files, chosen by name and shown, or uploaded at once. */
export const PictureField = ({ description: named, ...props }: Props) => {
  const { t } = useTranslation('cms');
  const { control, getValues, setValue } = useFormContext();
  const [isUploading, setUploading] = useState(false);
  const chosen: unknown = useWatch({ control, name: props.name });
  const { data } = useQuery(publicFiles);
  // A section has a dozen of these fields, which would all be rendered in one task.
  const files = useDeferredValue(data) ?? [];
  const pictures = files.filter(({ mime }) => mime.startsWith('image/'));
  const shown = files.find(({ name }) => name === chosen);
  // What came with the portal is not in the list of what an editor published.
  const names = new Set([
    ...pictures.map(({ name }) => name),
    ...(typeof chosen === 'string' && chosen ? [chosen] : []),
  ]);
  const labels = new Map(pictures.map(({ name, fileName }) => [name, `${fileName} (${name})`]));
  const description = named ?? describedIn(props.name);
  const take = (name: string, words: string) => {
    const changed = { shouldDirty: true, shouldValidate: true };
    setValue(props.name, name, changed);
    setValue(description, words, changed);
  };
  return (
    <Stack gap="2">
      <SelectField
        {...props}
        placeholder={t('files.none')}
        options={[...names].map((name) => ({ value: name, label: labels.get(name) ?? name }))}
      />
      {shown && (
        <Box>
          <Image src={shown.address} alt="" maxH="6rem" maxW="12rem" objectFit="contain" />
        </Box>
      )}
      <Flex gap="3" wrap="wrap" align="center">
        <Button size="sm" variant="outline" onClick={() => setUploading(true)}>
          <Upload size={16} aria-hidden />
          {t('files.upload.open')}
        </Button>
        <TextLink to={publishedFiles} fontSize="sm">
          {t('files.more')}
        </TextLink>
      </Flex>
      {isUploading && (
        <UploadPictureDialog
          description={String(getValues(description) ?? '')}
          onDone={take}
          onClose={() => setUploading(false)}
        />
      )}
    </Stack>
  );
};
