import type { Language } from '@portal/contracts';
import type { Section } from '@portal/contracts/content/schemas';
import { FormShell, useForm } from '@portal/platform/forms';
import { Card } from '@portal/ui';
import { useRef } from 'react';
import { Differences } from '../compare-texts/Differences.tsx';
import type { Json } from '../form-values/content-values.ts';
import { ContentFields } from './ContentFields.tsx';
import { DeskActions } from './DeskActions.tsx';
import { EmailTemplates } from './EmailTemplates.tsx';
import { EnglishChanged } from './EnglishChanged.tsx';
import { OthersHere } from './OthersHere.tsx';
import { SaveBar } from './SaveBar.tsx';
import { StaleAlert } from './StaleAlert.tsx';
import { StillMissing } from './StillMissing.tsx';
import { type Values, valuesOf } from './start-of.ts';
import { useEditors } from './use-editors.ts';
import { type Purpose, useSectionSave } from './use-section-save.ts';

interface Props {
  section: Section;
  language: Language;
}

/** Edits one language of a section; what stands in another language is never sent. */
export const SectionForm = ({ section, language }: Props) => {
  const { start, clash, error, purpose, mayLack, save, ...actions } = useSectionSave(section, language);
  const form = useForm<Values>({ defaultValues: valuesOf(start.content) });
  const editors = useEditors(section.key, language);
  const box = useRef<HTMLDivElement>(null);
  const english = language === 'en' ? undefined : (section.data.en as Json | undefined); // JSON by its schema

  const show = (content: Json | undefined) => form.reset(valuesOf(content));
  const nextIs = (next: Purpose) => () => {
    purpose.current = next;
  };
  const preview = () => {
    purpose.current = 'preview';
    box.current?.closest('form')?.requestSubmit();
  };

  return (
    <FormShell form={form} error={error} onSubmit={save} mayLack={mayLack}>
      <OthersHere editors={editors} rowVersion={start.rowVersion} />
      <StillMissing paths={section.states?.[language]?.missing ?? []} />
      <EnglishChanged section={section} language={language} />
      {clash && (
        <StaleAlert onTheirs={() => show(actions.takeTheirs())} onMine={actions.keepMine}>
          <Differences before={clash.theirs.content} after={clash.mine} language={language} />
        </StaleAlert>
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
          <ContentFields name="data" value={start.content} english={english} language={language} />
        )}
      </Card>
      <SaveBar
        language={language}
        onDraft={nextIs('draft')}
        onPublish={nextIs('publish')}
        onReset={() => show(start.content)}
      />
    </FormShell>
  );
};
