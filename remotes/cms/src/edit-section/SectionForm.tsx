import type { Language } from '@portal/contracts';
import type { Section } from '@portal/contracts/content/section.schemas';
import { FormShell, useForm } from '@portal/platform/forms';
import { Card } from '@portal/ui';
import { useId, useRef, useState } from 'react';
import { FieldChoices } from '../compare-texts/FieldChoices.tsx';
import type { Json } from '../form-values/content-values.ts';
import { FormOrPage, type View } from '../frame-editor/FormOrPage.tsx';
import { OthersHere } from '../frame-editor/OthersHere.tsx';
import { SaveBar } from '../frame-editor/SaveBar.tsx';
import { StaleText } from '../frame-editor/StaleText.tsx';
import { useWide } from '../frame-editor/use-wide.ts';
import { UnsavedBack } from '../keep-unsaved/UnsavedBack.tsx';
import { useUnsaved } from '../keep-unsaved/use-unsaved.ts';
import { framedPage } from '../preview-page/public-page.ts';
import { textAt } from '../read-sections/use-chosen.ts';
import { PublishedContent } from '../show-state/published-content.ts';
import { ContentFields } from './ContentFields.tsx';
import { DeskActions } from './DeskActions.tsx';
import { EmailTemplates } from './EmailTemplates.tsx';
import { EnglishChanged } from './EnglishChanged.tsx';
import { SectionPreview } from './SectionPreview.tsx';
import { StillMissing } from './StillMissing.tsx';
import { type Values, valuesOf } from './start-of.ts';
import { useEditors } from './use-editors.ts';
import { usePublished } from './use-published.ts';
import { type Purpose, useSectionSave } from './use-section-save.ts';

interface Props {
  section: Section;
  language: Language;
  /** Beside the title of the page: where saving stands on wide screens. */
  bar: HTMLElement | null;
}

/** Edits one language of a section; what stands in another language is never sent. */
export const SectionForm = ({ section, language, bar }: Props) => {
  const { start, clash, error, purpose, mayLack, save, ...actions } = useSectionSave(section, language);
  const form = useForm<Values>({ defaultValues: valuesOf(start.content) });
  const published = usePublished(section, language);
  const editors = useEditors(section.key, language);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const isWide = useWide();
  const [view, setView] = useState<View>('form');
  const state = section.states?.[language];
  const framed = framedPage(section.key, language);
  const english = language === 'en' ? undefined : (section.data.en as Json | undefined); // JSON by its schema

  const show = (content: Json | undefined) => form.reset(valuesOf(content));
  const unsaved = useUnsaved({
    name: `desk-${section.key}-${language}`,
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
  const nextIs = (next: Purpose) => () => {
    purpose.current = next;
    // What is refused stands beside its field.
    setView('form');
  };
  const preview = () => {
    purpose.current = 'preview';
    box.current?.closest('form')?.requestSubmit();
  };

  const fields = (
    <FormShell
      id={id}
      form={form}
      error={error}
      onSubmit={save}
      mayLack={mayLack}
      leaveGuard={{ pageOf: textAt, onLeave: unsaved.drop }}
    >
      <UnsavedBack since={unsaved.since} />
      <OthersHere editors={editors} rowVersion={start.rowVersion} />
      <StillMissing paths={state?.missing ?? []} />
      <EnglishChanged section={section} language={language} />
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
      <DeskActions
        section={section}
        language={language}
        rowVersion={start.rowVersion}
        onPreview={preview}
        onDiscard={async () => show(await actions.discard())}
      />
      <Card ref={box} p={{ base: '5', md: '7' }}>
        {section.key === 'emails' ? (
          <EmailTemplates language={language} />
        ) : (
          <PublishedContent value={published && { data: published }}>
            <ContentFields
              section={section.key}
              name="data"
              value={start.content}
              english={english}
              language={language}
            />
          </PublishedContent>
        )}
      </Card>
      <SaveBar
        form={id}
        place={isWide ? bar : null}
        savedAt={state?.updatedAt}
        language={language}
        onDraft={nextIs('draft')}
        onPublish={nextIs('publish')}
        onReset={() => show(start.content)}
      />
    </FormShell>
  );
  const page = framed && (
    <SectionPreview
      {...framed}
      sectionKey={section.key}
      language={language}
      state={state}
      form={form}
      start={start.content}
    />
  );
  return <FormOrPage isWide={isWide} view={view} onView={setView} form={fields} page={page} />;
};
