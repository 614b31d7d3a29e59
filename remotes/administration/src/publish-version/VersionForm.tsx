import { isLanguage, type Language, languageNames } from '@portal/contracts';
import { formatDateTime, useTranslation } from '@portal/platform';
import { type FieldValues, FormShell, type FormShellProps, SubmitButton } from '@portal/platform/forms';
import { Button, MetaText, Text } from '@portal/ui';
import { ActionBar } from '@portal/ui/overlay';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '../choose-language/LanguageSwitch.tsx';
import { StaleFund } from './StaleFund.tsx';
import type { useVersionForm } from './use-version-form.ts';

interface Props<Values extends FieldValues>
  extends Pick<FormShellProps<Values>, 'form' | 'error' | 'keptAs' | 'serverNames'> {
  steps: Pick<
    ReturnType<typeof useVersionForm<object, Values, unknown>>,
    'send' | 'discard' | 'takeOver' | 'isStale' | 'isTaking' | 'differences'
  >;
  /** Its texts, and by them what a value such as `stateBody.question.fr` is called. */
  words: 'rules' | 'criteria';
  /** What a rule or criterion is called, by its id. */
  titleOf: (id: string) => string;
  /** Which version it is, and since when. */
  version: string;
  since: string | null;
  verb: string;
  language: Language;
  onLanguage: (language: Language) => void;
  children: ReactNode;
  /** Beside the buttons. */
  beside?: ReactNode;
}

/** The frame of a form in versions: what it is, the language that is written in, and the buttons in sight. */
export function VersionForm<Values extends FieldValues>(props: Props<Values>) {
  const {
    form,
    error,
    steps,
    words,
    titleOf,
    version,
    since,
    verb,
    language,
    onLanguage,
    serverNames,
    keptAs,
  } = props;
  const { t } = useTranslation('administration');
  const nameOf = (path: string) => {
    const [id = '', part, language = ''] = path.split('.');
    const inLanguage = isLanguage(language) && { language: languageNames[language] };
    return [titleOf(id), t([`${words}.${part}`, `changedField.${part}`], { ...inLanguage })].join(
      t('separator'),
    );
  };
  return (
    <FormShell
      form={form}
      error={error}
      onSubmit={steps.send}
      {...(serverNames && { serverNames })}
      {...(keptAs && { keptAs })}
      question={steps.isStale && <StaleFund {...steps} nameOf={nameOf} />}
    >
      <Text color="fg.muted" maxW="prose">
        {t(`${words}.lead`)}
      </Text>
      <MetaText>
        {version}
        {since !== null && ` · ${formatDateTime(since)}`}
      </MetaText>
      <LanguageSwitch label={t('fund.language')} value={language} onChange={onLanguage} />
      {props.children}
      <ActionBar>
        <SubmitButton disabled={steps.isTaking}>{verb}</SubmitButton>
        <Button variant="outline" aria-disabled={!form.formState.isDirty} onClick={steps.discard}>
          {t('fund.discard')}
        </Button>
        {props.beside}
      </ActionBar>
    </FormShell>
  );
}
