import type { Language } from '@portal/contracts';
import {
  type EmailKey,
  emailKeys,
  isLetterKey,
  unwordedMails,
} from '@portal/contracts/content/mail-placeholders';
import type { MailWords as Words } from '@portal/contracts/content/sections';
import { useQuery, useTranslation } from '@portal/platform';
import { useFormContext, useWatch } from '@portal/platform/forms';
import { Box, Button, Disclosure, Stack, Text } from '@portal/ui';
import { useFieldLabel } from '../describe-fields/use-field-label.ts';
import { FundLetters } from './FundLetters.tsx';
import { MailWords, WordsPreview } from './MailWords.tsx';
import { builtInMails } from './mail-templates.queries.ts';

const needed = new Set<EmailKey>(unwordedMails);

const Template = ({ mail, language }: { mail: EmailKey; language: Language }) => {
  const { t } = useTranslation('cms');
  const label = useFieldLabel();
  const { setValue } = useFormContext();
  const name = `data.${mail}`;
  const words = useWatch({ name }) as Words | undefined;
  const builtIn = useQuery(builtInMails(language)).data?.[mail];
  const set = (next: Words | undefined) => setValue(name, next, { shouldDirty: true });
  const general = words ?? builtIn;
  return (
    <Box borderWidth="1px" borderRadius="md" px="4">
      <Disclosure title={label(mail)}>
        <Stack gap="4" py="4">
          {words ? (
            <MailWords mail={mail} language={language} name={name} words={words}>
              {!needed.has(mail) && (
                <Button type="button" size="sm" variant="outline" onClick={() => set(undefined)}>
                  {t('emails.useBuiltIn')}
                </Button>
              )}
            </MailWords>
          ) : (
            <>
              <Text>{t('emails.builtIn')}</Text>
              {builtIn && <WordsPreview words={builtIn} language={language} />}
              <Box>
                <Button
                  type="button"
                  size="sm"
                  variant="outline"
                  onClick={() => set(builtIn ?? { subject: '', body: '' })}
                >
                  {t('emails.own')}
                </Button>
              </Box>
            </>
          )}
          {isLetterKey(mail) && general && <FundLetters mail={mail} language={language} general={general} />}
        </Stack>
      </Disclosure>
    </Box>
  );
};

/** The words of every mail: an editor's own, or the built-in ones; of letters those of single funds too. */
export const EmailTemplates = ({ language }: { language: Language }) => (
  <Stack gap="2">
    {emailKeys.map((mail) => (
      <Template key={mail} mail={mail} language={language} />
    ))}
  </Stack>
);
