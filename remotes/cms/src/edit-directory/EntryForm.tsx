import type { Language } from '@portal/contracts';
import { useTranslation } from '@portal/platform';
import { type FieldValues, SubmitButton } from '@portal/platform/forms';
import { Alert, Button, Grid, Stack } from '@portal/ui';
import { Eye, EyeOff, Languages } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { overlaid } from '../compare-texts/conflict-choices.ts';
import { Differences } from '../compare-texts/Differences.tsx';
import { EnglishChanged } from '../edit-text/EnglishChanged.tsx';
import { StaleText } from '../edit-text/StaleText.tsx';
import { actionLook, TextActions } from '../edit-text/TextActions.tsx';
import { TextEditor } from '../edit-text/TextEditor.tsx';
import { LanguageTabs } from '../show-state/LanguageTabs.tsx';
import { languageName } from '../show-state/language-name.ts';
import { PublishedContent } from '../show-state/published-content-context.ts';
import type { Directory, Entry } from './directory.ts';
import { EntryComparison } from './EntryComparison.tsx';
import { EntryPreview } from './EntryPreview.tsx';
import { inLanguage } from './entry-in-language.ts';
import { EntryLanguage, useFirstLanguage } from './entry-language-context.ts';
import { isOpen, mayDiscard, openLanguages, statesOf } from './entry-states.ts';
import { SharedChanged } from './SharedChanged.tsx';
import { type EntryPurpose, useEntryForm } from './use-entry-form.ts';
import { inPublicLanguage, usePublishedEntry } from './use-published-entry.ts';

export interface EntryFormProps {
  directory: Directory;
  /** Absent for a new entry. */
  row: Entry | undefined;
  rows: readonly Entry[];
  /** The fields of the entry. */
  children: ReactNode;
}

/** Writes one entry, published language by language; what somebody else saved meanwhile is shown beside what was typed. */
export function EntryForm({ directory, row, rows, children }: EntryFormProps) {
  const { t } = useTranslation('cms');
  const { words, valuesOf, serverNames } = directory;
  const [language, choose] = useState<Language>(useFirstLanguage(row === undefined));
  const chosen = useMemo(() => ({ language, choose }), [language]);
  const entry = useEntryForm(directory, row, rows, language);
  const { form, start, shown, conflict, goOn } = entry;
  const published = usePublishedEntry(directory, shown);
  const { list, page } = directory;
  const states = shown ? statesOf(shown) : {};
  const state = states[language];
  /** What was typed laid over what somebody else saved. */
  const overTheirs = (mine: FieldValues) => overlaid(valuesOf(start), mine, valuesOf(conflict?.theirs));
  /** What somebody else did in between, in place of the refusal that says so. */
  const question = conflict ? (
    <StaleText onTheirs={() => goOn()} onMine={() => goOn(overTheirs(form.getValues()))}>
      <EntryComparison words={words} theirs={valuesOf(conflict.theirs)} mine={overTheirs(conflict.mine)} />
    </StaleText>
  ) : (
    entry.isGone && (
      <Alert status="warning" title={t(`${words}.gone`)}>
        {t('directory.addAnew')}
      </Alert>
    )
  );
  const head = (nextIs: (next: EntryPurpose) => () => void) => (
    <>
      {shown && (
        <>
          <EnglishChanged
            kind={list}
            id={shown.id}
            madeFrom={(state?.isBehind && state.translationOf) || undefined}
            compare={(before, after) => (
              <Differences
                before={inLanguage(before, 'en')}
                after={inLanguage(after, 'en')}
                language="en"
                labelOf={(name) => t(`${words}.fields.${name}`)}
              />
            )}
          />
          <TextActions
            address={{ kind: list, id: shown.id, lang: language }}
            rowVersion={shown.rowVersion}
            schedule={isOpen(shown, language) ? 'may' : undefined}
            mayDiscard={mayDiscard(shown, language)}
            preview={
              <Button asChild {...actionLook}>
                <a href={`${page}?preview&lang=${language}`} target="portal-preview">
                  <Eye size={16} aria-hidden />
                  {t('preview')}
                </a>
              </Button>
            }
          >
            {openLanguages(shown) > 1 && (
              <SubmitButton {...actionLook} full={false} onClick={nextIs('all')}>
                <Languages size={16} aria-hidden />
                {t('directory.publishAll')}
              </SubmitButton>
            )}
            {shown.isPublished && (
              <SubmitButton {...actionLook} full={false} onClick={nextIs('hide')}>
                <EyeOff size={16} aria-hidden />
                {t('directory.hide')}
              </SubmitButton>
            )}
          </TextActions>
        </>
      )}
      <SharedChanged words={words} published={published} />
    </>
  );
  return (
    <>
      <LanguageTabs language={language} states={states} choose={{ onChoose: choose }} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 21.25rem' }}
        gap="5"
        mt="4"
        alignItems="start"
      >
        <TextEditor
          text={entry}
          question={question}
          leaveGuard={{ onLeave: entry.forget }}
          {...(serverNames && { serverNames })}
          address={start && { kind: list, id: start.id }}
          language={language}
          savedAt={entry.savedAt}
          held={language === 'en' || shown?.isPublished ? undefined : t('directory.englishFirst')}
          reach={t('directory.reach', { language: languageName(language) })}
          head={head}
          page={
            <EntryPreview directory={directory} row={shown} rows={rows} language={language} form={form} />
          }
        >
          <PublishedContent value={inPublicLanguage(published, shown, language)}>
            <EntryLanguage value={chosen}>
              <Stack gap="5">{children}</Stack>
            </EntryLanguage>
          </PublishedContent>
        </TextEditor>
      </Grid>
    </>
  );
}
