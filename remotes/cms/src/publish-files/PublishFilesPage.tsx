import { TextLink, type UploadedFile, useQuery, useTranslation, WorkPage } from '@portal/platform';
import { FileField, FormShell, SubmitButton, useForm } from '@portal/platform/forms';
import { Box, Card, PageTitle, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { publicFiles, usePublishFile } from '../choose-file/public-files.queries.ts';
import { FindField } from '../find-entry/FindField.tsx';
import { isFound } from '../find-entry/is-found.ts';
import { contentManagement } from '../navigation/paths.ts';
import { LoadingOrFailed } from '../wait-for-data/LoadingOrFailed.tsx';
import { PublicFileRow } from './PublicFileRow.tsx';

interface Values {
  file: UploadedFile[];
}

const PublishForm = () => {
  const { t } = useTranslation('cms');
  const form = useForm<Values>({ defaultValues: { file: [] } });
  const publish = usePublishFile();
  const send = async ({ file: [chosen] }: Values) => {
    if (!chosen) return;
    await publish.mutateAsync(chosen.fileKey);
    form.reset({ file: [] });
  };
  return (
    <FormShell form={form} error={publish.error} onSubmit={send} summary="rest">
      <FileField name="file" label={t('files.choose')} accept={['document', 'spreadsheet', 'image']} />
      <SubmitButton alignSelf="start">{t('files.publish')}</SubmitButton>
    </FormShell>
  );
};

/** `/workspace/content-management/files`: what content may link to and show. */
export const Component = () => {
  const { t } = useTranslation('cms');
  const query = useQuery(publicFiles);
  const [wanted, setWanted] = useState('');
  const files = query.data;
  return (
    <WorkPage title={`${t('files.title')}, ${t('title')}`}>
      <Stack gap="6">
        <Box>
          <PageTitle>{t('files.title')}</PageTitle>
          <Text color="fg.muted">{t('files.lead')}</Text>
          <TextLink to={contentManagement}>{t('files.back')}</TextLink>
        </Box>
        <Card p="5">
          <PublishForm />
        </Card>
        {files ? (
          <Box>
            <FindField label={t('files.find')} value={wanted} onChange={setWanted} />
            <Box as="ul" listStyleType="none" aria-label={t('files.title')}>
              {files
                .filter(({ fileName, name }) => isFound(wanted, fileName, name))
                .map((file) => (
                  <PublicFileRow key={file.name} file={file} />
                ))}
            </Box>
            {!files.some(({ fileName, name }) => isFound(wanted, fileName, name)) && (
              <Text textStyle="hint">{t('files.noneFound')}</Text>
            )}
          </Box>
        ) : (
          <LoadingOrFailed query={query} name={t('files.title')} h="16rem" />
        )}
      </Stack>
    </WorkPage>
  );
};
