import { isLanguage, type Language, languageNames } from '@portal/contracts';
import { formatDateTime, useTranslation } from '@portal/platform';
import { type FieldValues, FormShell, type FormShellProps, SubmitButton } from '@portal/platform/forms';
import { Box, Button, MetaText, Text } from '@portal/ui';
import { ActionBar, StaleAlert } from '@portal/ui/overlay';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '../choose-language/LanguageSwitch.tsx';
import { ChangeList } from '../show-changes/ChangeList.tsx';
import type { Change } from '../show-changes/change-lines.ts';
import type { useVersionForm } from './use-version-form.ts';

interface StaleProps {
  /** From what was saved to what the form says. */
  differences: readonly Change[];
  /** What a value is called, by its path; by default as in the fund's history. */
  nameOf?: ((path: string) => string) | undefined;
  /** Where it cannot be read, that is reported, and the question stays. */
  takeOver: (keepMine: boolean) => Promise<void>;
}

/** Somebody else saved the fund meanwhile: what differs, and whose words stay. */
const StaleFund = ({ differences, nameOf, takeOver }: StaleProps) => {
  const { t } = useTranslation('administration');
  return (
    <StaleAlert
      title={t('stale.title')}
      text={t('stale.text')}
      mine={t('stale.mine')}
      theirs={t('stale.theirs')}
      onMine={() => void takeOver(true).catch(() => undefined)}
      onTheirs={() => void takeOver(false).catch(() => undefined)}
    >
      {differences.length > 0 && (
        <Box mt="4" bg="bg.surface" color="fg" borderRadius="md" p="4" maxH="24rem" overflowY="auto">
          <ChangeList changes={differences} old={t('stale.saved')} now={t('stale.here')} nameOf={nameOf} />
        </Box>
      )}
    </StaleAlert>
  );
};

interface FormProps<Values extends FieldValues>
  extends Pick<FormShellProps<Values>, 'keptAs' | 'serverNames' | 'children'>,
    Pick<StaleProps, 'nameOf'> {
  steps: Omit<ReturnType<typeof useVersionForm<object, Values, unknown>>, 'base'>;
  verb: string;
  /** Beside the buttons. */
  beside?: ReactNode;
}

/** A form of a fund, with the buttons in sight and the question about what somebody else saved meanwhile. */
export function FundSettingsForm<Values extends FieldValues>(props: FormProps<Values>) {
  const { steps, verb, beside, nameOf, children, ...shell } = props;
  const { form, error, isStale, isTaking, send, discard } = steps;
  const { t } = useTranslation('administration');
  return (
    <FormShell
      {...shell}
      form={form}
      error={error}
      onSubmit={send}
      question={isStale && <StaleFund {...steps} nameOf={nameOf} />}
    >
      {children}
      <ActionBar>
        <SubmitButton disabled={isTaking}>{verb}</SubmitButton>
        <Button variant="outline" aria-disabled={!form.formState.isDirty} onClick={discard}>
          {t('fund.discard')}
        </Button>
        {beside}
      </ActionBar>
    </FormShell>
  );
}

interface Props<Values extends FieldValues> extends Omit<FormProps<Values>, 'nameOf'> {
  /** Its texts, and by them what a value such as `stateBody.question.fr` is called. */
  words: 'rules' | 'criteria';
  /** What a rule or criterion is called, by its id. */
  titleOf: (id: string) => string;
  /** Which version it is, and since when. */
  version: string;
  since: string | null;
  language: Language;
  onLanguage: (language: Language) => void;
}

/** A form in versions: what it is, the language that is written in, and the buttons in sight. */
export function VersionForm<Values extends FieldValues>(props: Props<Values>) {
  const { words, titleOf, version, since, language, onLanguage, children, ...shared } = props;
  const { t } = useTranslation('administration');
  const nameOf = (path: string) => {
    const [id = '', part, language = ''] = path.split('.');
    const inLanguage = isLanguage(language) && { language: languageNames[language] };
    return [titleOf(id), t([`${words}.${part}`, `changedField.${part}`], { ...inLanguage })].join(
      t('separator'),
    );
  };
  return (
    <FundSettingsForm {...shared} nameOf={nameOf}>
      <Text color="fg.muted" maxW="prose">
        {t(`${words}.lead`)}
      </Text>
      <MetaText>
        {version}
        {since !== null && ` · ${formatDateTime(since)}`}
      </MetaText>
      <LanguageSwitch label={t('fund.language')} value={language} onChange={onLanguage} />
      {children}
    </FundSettingsForm>
  );
}
