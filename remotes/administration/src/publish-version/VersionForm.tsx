import type { Language } from '@portal/contracts';
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
    'send' | 'discard' | 'takeOver' | 'isStale'
  >;
  lead: string;
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
  const { form, error, steps, lead, version, since, verb, language, onLanguage, serverNames, keptAs } = props;
  const { t } = useTranslation('administration');
  return (
    <FormShell
      form={form}
      error={error}
      onSubmit={steps.send}
      {...(serverNames && { serverNames })}
      {...(keptAs && { keptAs })}
      question={steps.isStale && <StaleFund differences={[]} takeOver={steps.takeOver} />}
    >
      <Text color="fg.muted" maxW="prose">
        {lead}
      </Text>
      <MetaText>
        {version}
        {since !== null && ` · ${formatDateTime(since)}`}
      </MetaText>
      <LanguageSwitch label={t('fund.language')} value={language} onChange={onLanguage} />
      {props.children}
      <ActionBar>
        <SubmitButton>{verb}</SubmitButton>
        <Button variant="outline" aria-disabled={!form.formState.isDirty} onClick={steps.discard}>
          {t('fund.discard')}
        </Button>
        {props.beside}
      </ActionBar>
    </FormShell>
  );
}
