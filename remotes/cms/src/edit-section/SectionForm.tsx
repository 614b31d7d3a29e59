import type { Language } from '@portal/contracts';
import type { ContentSave, Section } from '@portal/contracts/content/schemas';
import { formatDateTime, isApiError, useTranslation } from '@portal/platform';
import { FormShell, SubmitButton, useForm } from '@portal/platform/forms';
import { Alert, Button, Card, Flex, Text } from '@portal/ui';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { type Json, toContent, toValues } from '../form-values/content-values.ts';
import { ContentFields } from './ContentFields.tsx';
import { useNewestSection, usePublishSection } from './content.queries.ts';
import { languageNames } from './language-names.ts';
import { StaleAlert } from './StaleAlert.tsx';

interface Values {
  data: Record<string, unknown>;
}

interface Props {
  section: Section;
  language: Language;
}

/** When the English text moved on after this translation was made from it. */
const englishChangedAt = ({ states }: Section, language: Language): string | undefined => {
  const own = states?.[language];
  const english = states?.en;
  if (language === 'en' || !own || !english || own.translationOf === null) return undefined;
  return english.version > own.translationOf ? english.updatedAt : undefined;
};

/** A language without a text of its own starts from the English one. */
const startOf = (section: Section, language: Language) => ({
  content: (section.data[language] ?? section.data.en) as Json | undefined,
  rowVersion: section.states?.[language]?.rowVersion,
});

const valuesOf = (content: Json | undefined): Values => ({ data: toValues(content) as Values['data'] });

/** Edits one language of a section; what stands in another language is never sent. */
export const SectionForm = ({ section, language }: Props) => {
  const { t } = useTranslation('cms');
  const publish = usePublishSection();
  const newest = useNewestSection(section.key);
  const [start, setStart] = useState(() => startOf(section, language));
  const form = useForm<Values>({ defaultValues: valuesOf(start.content) });
  const changedAt = englishChangedAt(section, language);
  const english = language === 'en' ? undefined : (section.data.en as Json | undefined);

  const save = async ({ data }: Values) => {
    const content = toContent(data, start.content);
    // The form follows the shape of this very section; the server checks it against the section's schema.
    const body = {
      key: section.key,
      lang: language,
      data: content,
      rowVersion: start.rowVersion ?? 0,
    } as ContentSave;
    const saved = await publish.mutateAsync(body);
    setStart({ content: saved.data.data as Json, rowVersion: saved.data.state.rowVersion });
  };

  const takeTheirs = async () => {
    const theirs = startOf(await newest(), language);
    setStart(theirs);
    form.reset(valuesOf(theirs.content));
    publish.reset();
  };
  const keepMine = async () => {
    const { rowVersion } = startOf(await newest(), language);
    setStart((mine) => ({ ...mine, rowVersion }));
    publish.reset();
  };

  return (
    <FormShell form={form} error={publish.error} onSubmit={save}>
      {changedAt && (
        <Alert status="warning" icon={Languages} title={t('englishChanged')}>
          {t('englishChangedOn', { date: formatDateTime(changedAt) })}
        </Alert>
      )}
      {isApiError(publish.error) && publish.error.code === 'stale_version' && (
        <StaleAlert onTheirs={takeTheirs} onMine={keepMine} />
      )}
      <Card p={{ base: '5', md: '7' }}>
        <ContentFields name="data" value={start.content} english={english} language={language} />
      </Card>
      <Flex gap="3" wrap="wrap" align="center" position="sticky" bottom="0" py="3" bg="bg.canvas" zIndex="1">
        <SubmitButton>{t('publish', { language: languageNames[language] })}</SubmitButton>
        <Button
          variant="outline"
          type="button"
          disabled={!form.formState.isDirty}
          onClick={() => form.reset(valuesOf(start.content))}
        >
          {t('discard')}
        </Button>
        <Text textStyle="hint" color="fg.muted">
          {t('onlyThisLanguage', { language: languageNames[language] })}
        </Text>
      </Flex>
    </FormShell>
  );
};
