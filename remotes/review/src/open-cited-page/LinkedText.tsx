import { useTranslation } from '@portal/platform';
import { Link } from '@portal/ui';
import { Fragment } from 'react';
import { useWorkspaceParts } from '../workspace-parts/workspace-context.ts';
import { partsOf } from './page-links.ts';

/** A text of the staff in which "p. 3" opens that page. */
export const LinkedText = ({ children }: { children: string }) => {
  const { t } = useTranslation('review');
  const { documents, shown, openDocument } = useWorkspaceParts();
  return partsOf(children, documents).map(({ text, page, fileKey }, index) => {
    const target = fileKey ?? shown?.fileKey ?? documents[0]?.fileKey;
    if (page === undefined || target === undefined) return <Fragment key={index}>{text}</Fragment>;
    const name = documents.find((one) => one.fileKey === target)?.fileName ?? '';
    return (
      <Link key={index} asChild fontWeight="semibold">
        <button
          type="button"
          title={t('notes.openPage', { page, name })}
          onClick={() => openDocument(target, page)}
        >
          {text}
        </button>
      </Link>
    );
  });
};
