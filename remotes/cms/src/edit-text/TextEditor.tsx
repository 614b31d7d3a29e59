import type { TextAddress } from '@portal/contracts/content/editing';
import { formatDateTime, queryClient, useTranslation } from '@portal/platform';
import { type FieldValues, FormShell, type FormShellProps, useFormState } from '@portal/platform/forms';
import { Alert, Button, Card } from '@portal/ui';
import { History } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { FormAndPreview, type View } from './FormAndPreview.tsx';
import { OthersHere } from './OthersHere.tsx';
import { SaveBar, type SaveBarProps } from './SaveBar.tsx';
import { useEditors } from './use-editors.ts';
import { useThreePanes } from './use-panes.ts';
import type { useTextForm } from './use-text-form.ts';

/** Says that what was typed earlier, and not saved, is in the form again. */
const UnsavedRestored = ({ since }: { since: number | undefined }) => {
  const { t } = useTranslation('cms');
  if (since === undefined) return null;
  const date = formatDateTime(new Date(since).toISOString());
  return (
    <Alert icon={History} title={t('unsaved.title', { date })} live>
      {t('unsaved.text')}
    </Alert>
  );
};

/** Begins anew with what was read since, while nothing is typed. A part of its own: the first key redraws no field. */
const ResetToNewer = ({ resetToNewer }: { resetToNewer: (() => void) | undefined }) => {
  const { isDirty, isSubmitting } = useFormState();
  useEffect(() => {
    if (!isDirty && !isSubmitting) resetToNewer?.();
  });
  return null;
};

type Start = { rowVersion?: number | undefined } | undefined;
type Text<V extends FieldValues, P extends string> = ReturnType<typeof useTextForm<Start, V, P>>;

interface Props<V extends FieldValues, P extends string>
  extends Omit<FormShellProps<V>, 'form' | 'error' | 'onSubmit' | 'children'>,
    Pick<SaveBarProps, 'language' | 'savedAt' | 'held' | 'reach'> {
  text: Pick<Text<V, P>, 'form' | 'start' | 'error' | 'purpose' | 'unsavedSince' | 'reset'> & {
    save: (values: V) => Promise<unknown>;
    /** Begins anew with what was read since; absent while that is not newer. */
    resetToNewer: (() => void) | undefined;
  };
  /** What is open; absent for a new entry. */
  address: TextAddress | undefined;
  /** What is to be known and done besides writing; `nextIs` makes a button of what it sends the form for. */
  head: (nextIs: (next: P) => () => void) => ReactNode;
  /** The fields. */
  children: ReactNode;
  /** The public page; absent: the text is on none. */
  page: ReactNode | undefined;
}

/** The form of one text with all that stands around it, and the public page beside it. */
export function TextEditor<V extends FieldValues, P extends string>(props: Props<V, P>) {
  const { text, address, head, children, page } = props;
  const { language, savedAt, held, reach, ...form } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const isWide = useThreePanes();
  const [view, setView] = useState<View>('form');
  const editors = useEditors(address);
  const { rowVersion } = text.start ?? {};
  const isBehind = editors !== undefined && rowVersion !== undefined && editors.rowVersion > rowVersion;
  useEffect(() => {
    if (isBehind) void queryClient.invalidateQueries({ queryKey: ['cms'] });
  }, [isBehind]);
  const nextIs = (next: P | 'draft' | 'publish') => () => {
    text.purpose.current = next;
    // What is refused stands beside its field.
    setView('form');
  };
  const written = (
    <FormShell {...form} id={id} form={text.form} error={text.error} onSubmit={text.save}>
      {/* What Enter in a field presses, before any that makes public or hides: in Safari the first that is laid out. */}
      <Button type="submit" pos="absolute" visibility="hidden" onClick={nextIs('draft')} />
      <ResetToNewer resetToNewer={text.resetToNewer} />
      <UnsavedRestored since={text.unsavedSince} />
      {address && <OthersHere editors={editors} hasSaved={isBehind} />}
      {head(nextIs)}
      <Card p={{ base: '5', md: '7' }}>{children}</Card>
      <SaveBar
        form={id}
        {...{ language, savedAt, held, reach }}
        onReset={text.reset}
        onDraft={nextIs('draft')}
        onPublish={nextIs('publish')}
      />
    </FormShell>
  );
  return <FormAndPreview isWide={isWide} view={view} onView={setView} form={written} page={page} />;
}
