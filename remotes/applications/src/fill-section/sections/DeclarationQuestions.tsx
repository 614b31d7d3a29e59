import { declarationNames } from '@portal/application-form/answer-fields';
import { useTranslation } from '@portal/platform';
import { CheckboxField, TextField } from '@portal/platform/forms';
import { Stack, Text } from '@portal/ui';
import { useOpenForm } from '../../edit-draft/draft-context.ts';
import { useQuestions } from '../question/use-questions.ts';

/** What the signatory stands for, and the name that signs it. */
export const DeclarationQuestions = () => {
  const { t } = useTranslation('applications');
  const { fund, isOnBehalf, draftNow } = useOpenForm();
  const signatory = draftNow()?.signatory ?? null;
  const ask = useQuestions('declarations');
  return (
    <>
      <Text color="fg.muted">{t(isOnBehalf ? 'declarations.leadOnBehalf' : 'declarations.lead')}</Text>
      <Stack gap="2">
        {declarationNames(fund.fundType).map((name) => (
          <CheckboxField key={name} {...ask(name)} mustBeTrue />
        ))}
      </Stack>
      {signatory === null ? (
        <TextField {...ask('signedName')} autoComplete="name" />
      ) : (
        <Text>{t('sign.instead', { name: signatory.name })}</Text>
      )}
    </>
  );
};
