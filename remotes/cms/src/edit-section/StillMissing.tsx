import { useTranslation } from '@portal/platform';
import { Alert, Box } from '@portal/ui';
import { useFieldPathName } from '../compare-texts/use-field-path-name.ts';

const MAX_NAMES = 10;

/** What a draft still lacks before it can be published, field by field. */
export const StillMissing = ({ paths }: { paths: readonly string[] }) => {
  const { t } = useTranslation('cms');
  const nameOf = useFieldPathName();
  if (paths.length === 0) return null;
  return (
    <Alert status="warning" title={t('missingFields.title', { total: paths.length })}>
      <Box as="ul" ps="5" aria-label={t('missingFields.title', { total: paths.length })}>
        {paths.slice(0, MAX_NAMES).map((path) => (
          <li key={path}>{nameOf(path)}</li>
        ))}
      </Box>
      {paths.length > MAX_NAMES && t('missingFields.more', { total: paths.length - MAX_NAMES })}
    </Alert>
  );
};
