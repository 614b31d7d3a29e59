import type { Language } from '@portal/contracts';
import type { Section } from '@portal/contracts/content/section.schemas';
import { useTranslation } from '@portal/platform';
import { useForm } from '@portal/platform/forms';
import { Button } from '@portal/ui';
import { Eye } from 'lucide-react';
import { Differences } from '../compare-texts/Differences.tsx';
import { FieldChoices } from '../compare-texts/FieldChoices.tsx';
import type { Json } from '../form-values/content-values.ts';
import { EnglishChanged } from '../frame-editor/EnglishChanged.tsx';
import { StaleText } from '../frame-editor/StaleText.tsx';
import { actionLook, TextActions } from '../frame-editor/TextActions.tsx';
import { TextEditor } from '../frame-editor/TextEditor.tsx';
import { useUnsaved } from '../keep-unsaved/use-unsaved.ts';
import { framedPage, previewPath } from '../preview-page/public-page.ts';
import { textAt } from '../read-sections/use-chosen.ts';
import { PublishedContent } from '../show-state/published-content.ts';
import { ContentFields } from './ContentFields.tsx';
import { EmailTemplates } from './EmailTemplates.tsx';
import { SectionPreview } from './SectionPreview.tsx';
import { StillMissing } from './StillMissing.tsx';
import { type Values, valuesOf } from './start-of.ts';
import { usePublished } from './use-published.ts';
import { useSectionSave } from './use-section-save.ts';

interface Props {
  section: Section;
  language: Language;
  /** Beside the title of the page: where saving stands on wide screens. */
  bar: HTMLElement | null;
}

/** Edits one language of a section; what stands in another language is never sent. */
export const SectionForm = ({ section, language, bar }: Props) => {
  const { t } = useTranslation('cms');
  const { start, clash, error, purpose, mayLack, save, ...actions } = useSectionSave(section, language);
  const form = useForm<Values>({ defaultValues: valuesOf(start.content) });
  const published = usePublished(section, language);
  const { key } = section;
  const address = { kind: 'sections', id: key, lang: language } as const;
  const state = section.states?.[language];
  const isOpen = state !== undefined && state.status !== 'PUBLISHED';
  const framed = framedPage(key, language);
  const english = language === 'en' ? undefined : (section.data.en as Json | undefined); // JSON by its schema

  const show = (content: Json | undefined) => form.reset(valuesOf(content));
  const unsaved = useUnsaved({
    name: `desk-${key}-${language}`,
    form,
    start,
    beginWith: (under) => {
      actions.beginWith(under);
      show(under.content);
    },
  });
  /** From theirs on, with the chosen words as what is typed. */
  const goOnWith = (chosen: unknown) => {
    show(actions.takeTheirs());
    form.reset(valuesOf(chosen as Json), { keepDefaultValues: true }); // made of two contents
  };
  const preview = previewPath(key, language) !== undefined && (
    <Button
      type="button"
      {...actionLook}
      onClick={({ currentTarget }) => {
        purpose.current = 'preview';
        currentTarget.closest('form')?.requestSubmit();
      }}
    >
      <Eye size={16} aria-hidden />
      {t('preview')}
    </Button>
  );
  const head = () => (
    <>
      <StillMissing paths={state?.missing ?? []} />
      <EnglishChanged
        kind="sections"
        id={key}
        madeFrom={(state?.isBehind && state.translationOf) || undefined}
        compare={(before, after) => <Differences before={before} after={after} language="en" />}
      />
      {clash && (
        <StaleText onTheirs={() => show(actions.takeTheirs())} onMine={actions.keepMine}>
          <FieldChoices
            start={start.content}
            mine={clash.mine}
            theirs={clash.theirs.content}
            language={language}
            onChosen={goOnWith}
          />
        </StaleText>
      )}
      <TextActions
        address={address}
        rowVersion={start.rowVersion}
        schedule={isOpen ? (state.missing?.length ? 'not yet' : 'may') : undefined}
        mayDiscard={isOpen}
        onDiscarded={() => void actions.startAnew().then(show)}
        preview={preview}
      />
    </>
  );
  return (
    <TextEditor
      form={form}
      error={error}
      onSubmit={save}
      mayLack={mayLack}
      leaveGuard={{ pageOf: textAt, onLeave: unsaved.drop }}
      address={address}
      rowVersion={start.rowVersion}
      unsavedSince={unsaved.since}
      purpose={purpose}
      bar={bar}
      language={language}
      savedAt={state?.updatedAt}
      onReset={() => show(start.content)}
      head={head}
      page={
        framed && (
          <SectionPreview
            {...framed}
            sectionKey={key}
            language={language}
            state={state}
            form={form}
            start={start.content}
          />
        )
      }
    >
      {key === 'emails' ? (
        <EmailTemplates language={language} />
      ) : (
        <PublishedContent value={published && { data: published }}>
          <ContentFields
            section={key}
            name="data"
            value={start.content}
            english={english}
            language={language}
          />
        </PublishedContent>
      )}
    </TextEditor>
  );
};
