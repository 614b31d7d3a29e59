import type { Language } from '@portal/contracts';
import { useTranslation } from '@portal/platform';
import { type FieldValues, FormShell } from '@portal/platform/forms';
import { Alert, Card, Grid, Stack } from '@portal/ui';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { FormOrPage, type View } from '../frame-editor/FormOrPage.tsx';
import { OthersHere } from '../frame-editor/OthersHere.tsx';
import { SaveBar } from '../frame-editor/SaveBar.tsx';
import { StaleText } from '../frame-editor/StaleText.tsx';
import { useWide } from '../frame-editor/use-wide.ts';
import { UnsavedBack } from '../keep-unsaved/UnsavedBack.tsx';
import { LanguageTabs } from '../show-state/LanguageTabs.tsx';
import { languageName } from '../show-state/language-name.ts';
import { PublishedContent } from '../show-state/published-content.ts';
import { Comparison } from './Comparison.tsx';
import type { Directory, Entry } from './directory.ts';
import { EntryDeskActions } from './EntryDeskActions.tsx';
import { EntryEnglishChanged } from './EntryEnglishChanged.tsx';
import { EntryPreview } from './EntryPreview.tsx';
import { EntryLanguage, useFirstLanguage } from './entry-language.ts';
import { statesOf } from './entry-states.ts';
import { laidOver } from './laid-over.ts';
import { SharedChanged } from './SharedChanged.tsx';
import { useEntryEditors } from './use-entry-editors.ts';
import { useEntryForm } from './use-entry-form.ts';
import type { EntryPurpose } from './use-entry-save.ts';
import { inPublicLanguage, usePublishedEntry } from './use-published-entry.ts';

export interface EntryFormProps<R extends Entry, I extends object, V extends FieldValues> {
  directory: Directory<R, I, V>;
  /** Absent for a new entry. */
  row: R | undefined;
  rows: readonly R[];
  /** Beside the title of the page: where saving stands on wide screens. */
  bar: HTMLElement | null;
  /** The fields of the entry. */
  children: ReactNode;
}

/** Writes one entry, published language by language; what somebody else saved meanwhile is shown beside what was typed. */
export function EntryForm<R extends Entry, I extends object, V extends FieldValues>({
  directory,
  row,
  rows,
  bar,
  children,
}: EntryFormProps<R, I, V>) {
  const { t } = useTranslation('cms');
  const { words, valuesOf, serverNames } = directory;
  const [language, choose] = useState<Language>(useFirstLanguage(row === undefined));
  const chosen = useMemo(() => ({ language, choose }), [language]);
  const { form, start, shown, clash, purpose, goOn, send, ...entry } = useEntryForm(
    directory,
    row,
    rows,
    language,
  );
  const id = useId();
  const isWide = useWide();
  const [view, setView] = useState<View>('form');
  const editors = useEntryEditors(directory.list, start?.id);
  const published = usePublishedEntry(directory, shown);
  const nextIs = (next: EntryPurpose) => () => {
    purpose.current = next;
    // What is refused stands beside its field.
    setView('form');
  };
  const fields = (
    <FormShell
      id={id}
      form={form}
      error={entry.error}
      onSubmit={send}
      leaveGuard={{ onLeave: entry.forget }}
      {...(serverNames && { serverNames })}
    >
      <UnsavedBack since={entry.unsavedSince} />
      <OthersHere editors={editors} rowVersion={start?.rowVersion} />
      {clash && (
        <StaleText
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
        </StaleText>
      )}
      {entry.isGone && (
        <Alert status="warning" title={t(`${words}.gone`)}>
          {t('directory.addAnew')}
        </Alert>
      )}
      {shown && (
        <>
          <EntryEnglishChanged directory={directory} row={shown} language={language} />
          <EntryDeskActions
            directory={directory}
            row={shown}
            language={language}
            onAll={nextIs('all')}
            onHide={nextIs('hide')}
          />
        </>
      )}
      <SharedChanged words={words} published={published} />
      <Card p={{ base: '5', md: '7' }}>
        <PublishedContent value={inPublicLanguage(published, shown, language)}>
          <EntryLanguage value={chosen}>
            <Stack gap="5">{children}</Stack>
          </EntryLanguage>
        </PublishedContent>
      </Card>
      <SaveBar
        form={id}
        place={isWide ? bar : null}
        savedAt={entry.savedAt}
        held={language === 'en' || shown?.isPublished ? undefined : t('directory.englishFirst')}
        reach={t('directory.reach', { language: languageName(language) })}
        language={language}
        onDraft={nextIs('draft')}
        onPublish={nextIs('publish')}
        onReset={() => form.reset(valuesOf(start))}
      />
    </FormShell>
  );
  const page = <EntryPreview directory={directory} row={shown} rows={rows} language={language} form={form} />;
  return (
    <>
      <LanguageTabs language={language} states={shown ? statesOf(shown) : {}} choose={{ onChoose: choose }} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 21.25rem' }}
        gap="5"
        mt="4"
        alignItems="start"
      >
        <FormOrPage isWide={isWide} view={view} onView={setView} form={fields} page={page} />
      </Grid>
    </>
  );
}
