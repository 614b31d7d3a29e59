import { listLimits } from '@portal/contracts/content/limits';
import type { RichText } from '@portal/contracts/content/rich-text';
import { lazyPart, useTranslation } from '@portal/platform';
import { useController, useFormParts, useRegistered } from '@portal/platform/forms';
import { Field, Skeleton } from '@portal/ui';
import { EditorNotLoaded } from './EditorNotLoaded.tsx';
import { useEditedSection } from './edited-section.ts';

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
  const id = useRegistered(name);
  const { mayLack } = useFormParts();
  const { field, fieldState } = useController({
    name,
    rules: {
      validate: (value: RichText) => {
        if (value.length === 0) return mayLack() || t('write.empty', { label });
        return value.length <= listLimits.blocks || t('write.tooLong', { max: listLimits.blocks });
      },
    },
  });
  const error = fieldState.error?.message;
  return (
    <Field id={id} label={label} required error={error}>
      <RichTextEditor
        id={id}
        label={label}
        language={language}
        value={field.value as RichText} // the field stands where the content has a rich text
        invalid={error !== undefined}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </Field>
  );
};
