import type { TextAddress } from '@portal/contracts/content/editing';
import { queryClient } from '@portal/platform';
import { type FieldValues, FormShell, type FormShellProps } from '@portal/platform/forms';
import { Card } from '@portal/ui';
import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import { UnsavedRestored } from '../keep-unsaved/UnsavedRestored.tsx';
import { FormAndPreview, type View } from './FormAndPreview.tsx';
import { OthersHere } from './OthersHere.tsx';
import { ResetToNewer } from './ResetToNewer.tsx';
import { SaveBar, type SaveBarProps } from './SaveBar.tsx';
import { useEditors } from './use-editors.ts';
import { useThreePanes } from './use-panes.ts';

type Save = Omit<SaveBarProps, 'form' | 'onDraft' | 'onPublish'>;

interface Props<V extends FieldValues, P extends string> extends Omit<FormShellProps<V>, 'children'>, Save {
  /** What is open; absent for a new entry. */
  address: TextAddress | undefined;
  /** The row version that the form began with. */
  rowVersion: number | undefined;
  /** Begins anew with what was read since; absent: that is no newer. */
  resetToNewer: (() => void) | undefined;
  /** When what came back into the form was typed. */
  unsavedSince: number | undefined;
  /** What the next save is for. */
  purpose: RefObject<P | 'draft' | 'publish'>;
  /** What is to be known and done besides writing; `nextIs` makes a button of what it sends the form for. */
  head: (nextIs: (next: P) => () => void) => ReactNode;
  /** The fields. */
  children: ReactNode;
  /** The public page; absent: the text is on none. */
  page: ReactNode | undefined;
}

/** The form of one text with all that stands around it, and the public page beside it. */
export function TextEditor<V extends FieldValues, P extends string>(props: Props<V, P>) {
  const { address, rowVersion, resetToNewer, unsavedSince, purpose, head, children, page } = props;
  const { language, savedAt, held, reach, onReset, ...form } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const isWide = useThreePanes();
  const [view, setView] = useState<View>('form');
  const editors = useEditors(address);
  const isBehind = editors !== undefined && rowVersion !== undefined && editors.rowVersion > rowVersion;
  useEffect(() => {
    if (isBehind) void queryClient.invalidateQueries({ queryKey: ['cms'] });
  }, [isBehind]);
  const nextIs = (next: P | 'draft' | 'publish') => () => {
    purpose.current = next;
    // What is refused stands beside its field.
    setView('form');
  };
  const written = (
    <FormShell {...form} id={id}>
      <ResetToNewer resetToNewer={resetToNewer} />
      <UnsavedRestored since={unsavedSince} />
      {address && <OthersHere editors={editors} hasSaved={isBehind} />}
      {head(nextIs)}
      <Card p={{ base: '5', md: '7' }}>{children}</Card>
      <SaveBar
        form={id}
        {...{ language, savedAt, held, reach, onReset }}
        onDraft={nextIs('draft')}
        onPublish={nextIs('publish')}
      />
    </FormShell>
  );
  return <FormAndPreview isWide={isWide} view={view} onView={setView} form={written} page={page} />;
}
