import type { Language } from '@portal/contracts';
import type { Section } from '@portal/contracts/content/section.schemas';
import { lazyPart, useTranslation } from '@portal/platform';
import { SubmitButton } from '@portal/platform/forms';
import { Alert, Box, Skeleton } from '@portal/ui';
import { Eye } from 'lucide-react';
import { type RefObject, useEffect, useId, useMemo } from 'react';
import { Differences } from '../compare-texts/Differences.tsx';
import { FieldChoices } from '../compare-texts/FieldChoices.tsx';
import { useFieldPathName } from '../compare-texts/use-field-path-name.ts';
import { EnglishChanged } from '../edit-text/EnglishChanged.tsx';
import { StaleText } from '../edit-text/StaleText.tsx';
import { actionLook, TextActions } from '../edit-text/TextActions.tsx';
import { TextEditor } from '../edit-text/TextEditor.tsx';
import { type Json, toContent } from '../form-values/content-values.ts';
import { framedPage, previewPath } from '../preview-page/public-page.ts';
import { textAt } from '../read-sections/use-section-in-address.ts';
import { useNewestVersion } from '../read-text/text.queries.ts';
import { PublishedContent } from '../show-state/published-content-context.ts';
import { ContentFields } from './ContentFields.tsx';
import { EditorNotLoaded } from './EditorNotLoaded.tsx';
import { EditedSection } from './edited-section-context.ts';
import { SectionPreview } from './SectionPreview.tsx';
import { useSectionForm, valuesOf } from './use-section-form.ts';

const MAX_NAMES = 10;

/** What a draft still lacks before it can be published, field by field. */
const StillMissing = ({ paths }: { paths: readonly string[] }) => {
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

/** What is public of a section, whatever its draft says. */
const usePublishedSection = ({ key, data, states }: Section, language: Language): unknown => {
  const status = states?.[language]?.status;
  const { words } = useNewestVersion({ kind: 'sections', id: key, lang: language }, status === 'CHANGED');
  return status === 'PUBLISHED' ? data[language] : words;
};

/** One section alone has them. */
const EmailTemplates = lazyPart(
  async () => (await import(/* webpackChunkName: "email-templates" */ './EmailTemplates.tsx')).EmailTemplates,
  { waiting: <Skeleton h="14rem" />, failed: (retry) => <EditorNotLoaded onRetry={retry} /> },
);

interface Props {
  section: Section;
  language: Language;
  /** Set by the form: a function that saves a draft, then opens an address. */
  saveAndOpen: RefObject<((address: string) => void) | null>;
}

/** Edits one language of a section; what stands in another language is never sent. */
export const SectionForm = ({ section, language, saveAndOpen }: Props) => {
  const { t } = useTranslation('cms');
  const text = useSectionForm(section, language);
  const { form, start, conflict, goOn, openNext } = text;
  const id = useId();
  const nameOf = useFieldPathName();
  useEffect(() => {
    saveAndOpen.current = (address) => {
      openNext(address);
      document.querySelector<HTMLFormElement>(`form[id="${id}"]`)?.requestSubmit();
    };
  }, [saveAndOpen, openNext, id]);
  const published = usePublishedSection(section, language);
  const { key } = section;
  const edited = useMemo(() => ({ key, language }), [key, language]);
  const address = { kind: 'sections', id: key, lang: language } as const;
  const state = section.states?.[language];
  const isOpen = state !== undefined && state.status !== 'PUBLISHED';
  const framed = framedPage(key, language);
  const english = language === 'en' ? undefined : (section.data.en as Json | undefined); // JSON by its schema

  /** What somebody else saved in between, in place of the refusal that says so. */
  const question = conflict && (
    <StaleText onTheirs={() => goOn()} onMine={() => goOn(form.getValues())}>
      <FieldChoices
        start={start.content}
        mine={toContent(conflict.mine.data, start.content)}
        theirs={conflict.theirs.content}
        language={language}
        onChosen={(chosen) => goOn(valuesOf({ content: chosen as Json }))} // made of two contents
      />
    </StaleText>
  );
  const head = (nextIs: (next: 'preview') => () => void) => (
    <>
      <StillMissing paths={state?.missing ?? []} />
      <EnglishChanged
        kind="sections"
        id={key}
        madeFrom={(state?.isBehind && state.translationOf) || undefined}
        compare={(before, after) => <Differences before={before} after={after} language="en" />}
      />
      <TextActions
        address={address}
        rowVersion={start.rowVersion}
        schedule={isOpen ? (state.missing?.length ? 'not yet' : 'may') : undefined}
        mayDiscard={isOpen}
        onDiscarded={() => void text.startAnew()}
        preview={
          previewPath(key, language) !== undefined && (
            <SubmitButton {...actionLook} full={false} onClick={nextIs('preview')}>
              <Eye size={16} aria-hidden />
              {t('preview')}
            </SubmitButton>
          )
        }
      />
    </>
  );
  return (
    <EditedSection value={edited}>
      <TextEditor
        id={id}
        text={text}
        nameOf={nameOf}
        question={question}
        mayLack={text.mayLack}
        leaveGuard={{ pageOf: textAt, onLeave: text.forget }}
        address={address}
        language={language}
        savedAt={state?.updatedAt}
        head={head}
        page={framed && <SectionPreview {...framed} state={state} form={form} start={start.content} />}
      >
        {key === 'emails' ? (
          <EmailTemplates />
        ) : (
          <PublishedContent value={published && { data: published }}>
            <ContentFields name="data" value={start.content} english={english} />
          </PublishedContent>
        )}
      </TextEditor>
    </EditedSection>
  );
};
