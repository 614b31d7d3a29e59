import { listLimits } from '@portal/contracts/content/limits';
import type { RichText } from '@portal/contracts/content/rich-text';
import { lazyPart, useTranslation } from '@portal/platform';
import { useConnected } from '@portal/platform/forms';
import { Field, Skeleton } from '@portal/ui';
import { EditorNotLoaded } from './EditorNotLoaded.tsx';
import { useEditedSection } from './edited-section-context.ts';

/** The editor and its library come with the first text that needs them. */
const RichTextEditor = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "write-rich-text" */ '../write-rich-text/RichTextEditor.tsx')).default,
  { waiting: <Skeleton h="14rem" />, failed: (retry) => <EditorNotLoaded onRetry={retry} /> },
);

/** A rich text of the form around it. */
export const RichTextField = ({ name, label }: { name: string; label: string }) => {
  const { t } = useTranslation('cms');
  const { language } = useEditedSection();
  const max = listLimits.blocks;
  const { field, frame } = useConnected<RichText>(
    { name, label, validate: ({ length }) => (length <= max ? undefined : t('write.tooLong', { max })) },
    { missing: () => t('write.empty', { label }) },
  );
  return (
    <Field {...frame}>
      <RichTextEditor
        id={frame.id}
        label={label}
        language={language}
        value={field.value as RichText} // the field stands where the content has a rich text
        invalid={frame.error !== undefined}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </Field>
  );
};
