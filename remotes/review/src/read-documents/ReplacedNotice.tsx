import type { ApplicationDocument } from '@portal/contracts/applications/application.schemas';
import { useTranslation } from '@portal/platform';
import { Alert, Button } from '@portal/ui';
import { useWorkspaceParts } from '../workspace-parts/workspace-context.ts';

interface Props {
  document: ApplicationDocument;
  /** What came in its place; undefined where it was only taken off. */
  instead: ApplicationDocument | undefined;
}

/** The document in sight is not of the application any more; it stays until its reader goes on. */
export const ReplacedNotice = ({ document, instead }: Props) => {
  const { t } = useTranslation('review');
  const { documents, openDocument } = useWorkspaceParts();
  const next = instead ?? documents[0];
  const name = document.fileName;
  return (
    <Alert
      status="warning"
      live
      title={t(instead ? 'viewer.replaced' : 'viewer.removed', { name })}
      actions={
        next && (
          <Button size="sm" variant="outline" onClick={() => openDocument(next.fileKey)}>
            {t('viewer.openNew', { name: next.fileName })}
          </Button>
        )
      }
    >
      {t('viewer.staysOpen')}
    </Alert>
  );
};
