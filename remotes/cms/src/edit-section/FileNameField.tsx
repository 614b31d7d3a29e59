import { Link, useQuery, useTranslation } from '@portal/platform';
import { type FieldBasics, SelectField, useFormContext, useWatch } from '@portal/platform/forms';
import { Box, Image, Stack, Link as UiLink } from '@portal/ui';
import { publishedFiles } from '../paths.ts';
import { publicFiles } from '../publish-files/public-files.queries.ts';

/** A picture of the published files, chosen by name and shown. */
export const FileNameField = (props: FieldBasics) => {
  const { t } = useTranslation('cms');
  const { control } = useFormContext();
  const chosen: unknown = useWatch({ control, name: props.name });
  const { data: files = [] } = useQuery(publicFiles);
  const pictures = files.filter(({ mime }) => mime.startsWith('image/'));
  const shown = files.find(({ name }) => name === chosen);
  // What came with the portal is not in the list of what an editor published.
  const names = new Set([
    ...pictures.map(({ name }) => name),
    ...(typeof chosen === 'string' && chosen ? [chosen] : []),
  ]);
  const labels = new Map(pictures.map(({ name, fileName }) => [name, `${fileName} (${name})`]));
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
      <UiLink asChild fontSize="sm">
        <Link to={publishedFiles}>{t('files.more')}</Link>
      </UiLink>
    </Stack>
  );
};
