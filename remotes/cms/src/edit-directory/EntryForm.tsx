import { useNavigate, useTranslation } from '@portal/platform';
import {
  CheckboxField,
  type DefaultValues,
  type FieldValues,
  FormShell,
  SubmitButton,
  useForm,
} from '@portal/platform/forms';
import { Alert, Card, Flex, Stack } from '@portal/ui';
import { type ReactNode, useEffect } from 'react';
import { StaleAlert } from '../edit-section/StaleAlert.tsx';
import { Comparison } from './Comparison.tsx';
import type { Directory, Entry } from './directory.ts';
import { EntryDeskActions } from './EntryDeskActions.tsx';
import { laidOver } from './laid-over.ts';
import { type EntryPurpose, useEntrySave } from './use-entry-save.ts';

export interface EntryFormProps<R extends Entry, I extends object, V extends FieldValues> {
  directory: Directory<R, I, V>;
  /** Absent for a new entry. */
  row: R | undefined;
  rows: readonly R[];
  /** The fields of the entry; the box that publishes it follows them. */
  children: ReactNode;
}

/** Writes one entry; what somebody else saved meanwhile is shown beside what was typed. */
export function EntryForm<R extends Entry, I extends object, V extends FieldValues>({
  directory,
  row,
  rows,
  children,
}: EntryFormProps<R, I, V>) {
  const { t } = useTranslation('cms');
  const navigate = useNavigate();
  const { words, path, valuesOf, serverNames } = directory;
  // Every value is there, which the library's type for defaults does not know.
  const form = useForm<V>({ defaultValues: valuesOf(row) as DefaultValues<V> });
  const { start, clash, isGone, error, purpose, save, follow, goOn } = useEntrySave(directory, row, rows);
  const { isDirty, isSubmitting } = form.formState;

  const newest = rows.find(({ id }) => id === start?.id);
  const isBehind = newest !== undefined && newest.rowVersion !== start?.rowVersion;
  useEffect(() => {
    if (!isBehind || isDirty || isSubmitting) return;
    follow(newest);
    form.reset(valuesOf(newest));
  }, [isBehind, isDirty, isSubmitting, newest, follow, form, valuesOf]);

  const send = async (values: V) => {
    const saved = await save(values);
    if (purpose.current !== 'preview') return navigate(path);
    follow(saved);
    window.open(`${directory.page}?preview`, 'portal-preview');
  };
  const nextIs = (next: EntryPurpose) => () => {
    purpose.current = next;
  };
  return (
    <FormShell form={form} error={error} onSubmit={send} {...(serverNames && { serverNames })}>
      {clash && (
        <StaleAlert
          onTheirs={() => {
            form.reset(valuesOf(clash.theirs));
            goOn();
          }}
          onMine={() => {
            const theirs = valuesOf(clash.theirs);
            const mine = laidOver(valuesOf(start), form.getValues(), theirs);
            form.reset(theirs);
            form.reset(mine, { keepDefaultValues: true });
            goOn();
          }}
        >
          <Comparison words={words} theirs={valuesOf(clash.theirs)} mine={clash.mine} />
        </StaleAlert>
      )}
      {isGone && (
        <Alert status="warning" title={t(`${words}.gone`)}>
          {t('directory.addAnew')}
        </Alert>
      )}
      {start && (
        <EntryDeskActions directory={directory} row={newest ?? start} onPreview={nextIs('preview')} />
      )}
      <Card p={{ base: '5', md: '7' }}>
        <Stack gap="5">
          {children}
          <CheckboxField name="isPublished" label={t('directory.show')} />
        </Stack>
      </Card>
      <Flex gap="3" wrap="wrap">
        <SubmitButton full={false} onClick={nextIs('save')}>
          {t(`${words}.save`)}
        </SubmitButton>
        {start?.isPublished && (
          <SubmitButton full={false} variant="outline" onClick={nextIs('draft')}>
            {t('saveDraft')}
          </SubmitButton>
        )}
      </Flex>
    </FormShell>
  );
}
