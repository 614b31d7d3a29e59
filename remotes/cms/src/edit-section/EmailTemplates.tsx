import { directionOf, type Language } from '@portal/contracts';
import {
  type EmailKey,
  emailKeys,
  mailPlaceholders,
  unknownPlaceholders,
  unwordedMails,
} from '@portal/contracts/content/mail-placeholders';
import { useQuery, useTranslation } from '@portal/platform';
import { TextAreaField, TextField, useFormContext, useWatch } from '@portal/platform/forms';
import { Box, Button, Disclosure, Flex, Stack, Text } from '@portal/ui';
import { Send } from 'lucide-react';
import { useFieldLabel } from '../describe-fields/use-field-label.ts';
import { builtInMails, useTestMail } from './mails.queries.ts';

const needed = new Set<EmailKey>(unwordedMails);

interface Words {
  subject: string;
  body: string;
}

/** Gaps filled with their own names, so that it is seen what comes where. */
const filled = (text: string) => text.replace(/\{\{(\w+)\}\}/g, '[$1]');

const Preview = ({ words, language }: { words: Words; language: Language }) => {
  const { t } = useTranslation('cms');
  return (
    <Box as="section" aria-label={t('emails.preview')} bg="bg.subtle" borderRadius="md" p="4">
      <Text textStyle="hint" color="fg.muted" mb="2">
        {t('emails.preview')}
      </Text>
      <Stack gap="3" lang={language} dir={directionOf(language)}>
        <Text fontWeight="semibold">{filled(words.subject)}</Text>
        {filled(words.body)
          .split(/\n\s*\n/)
          .map((paragraph) => (
            <Text key={paragraph} whiteSpace="pre-line">
              {paragraph}
            </Text>
          ))}
      </Stack>
    </Box>
  );
};

const Template = ({ mail, language }: { mail: EmailKey; language: Language }) => {
  const { t } = useTranslation('cms');
  const label = useFieldLabel();
  const { setValue } = useFormContext();
  const name = `data.${mail}`;
  const words = useWatch({ name }) as Words | undefined;
  const builtIn = useQuery(builtInMails(language)).data?.[mail];
  const test = useTestMail();
  const check = (text: string) => {
    const unknown = unknownPlaceholders(mail, text);
    return unknown.length > 0 ? t('emails.unknown', { names: unknown.join(', ') }) : undefined;
  };
  const set = (next: Words | undefined) => setValue(name, next, { shouldDirty: true });
  const isReady = words !== undefined && words.subject.trim() !== '' && words.body.trim() !== '';
  return (
    <Box borderWidth="1px" borderRadius="md" px="4">
      <Disclosure title={label(mail)}>
        <Stack gap="4" py="4">
          {words ? (
            <>
              <Flex gap="2" wrap="wrap" align="center">
                <Text textStyle="hint">{t('emails.gaps')}</Text>
                {mailPlaceholders[mail].map((gap) => (
                  <Box
                    as="code"
                    key={gap}
                    dir="ltr"
                    bg="bg.subtle"
                    px="1.5"
                    borderRadius="sm"
                  >{`{{${gap}}}`}</Box>
                ))}
              </Flex>
              <TextField name={`${name}.subject`} label={label('subject')} maxLength={160} validate={check} />
              <TextAreaField
                name={`${name}.body`}
                label={label('body')}
                hint={t('emails.paragraphs')}
                rows={7}
                maxLength={4000}
                validate={check}
              />
              <Preview words={words} language={language} />
              <Flex gap="3" wrap="wrap">
                <Button
                  type="button"
                  size="sm"
                  variant="outline"
                  disabled={!isReady}
                  loading={test.isPending}
                  loadingText={t('emails.test')}
                  onClick={() => test.mutate({ key: mail, lang: language, ...words })}
                >
                  <Send size={16} aria-hidden />
                  {t('emails.test')}
                </Button>
                {!needed.has(mail) && (
                  <Button type="button" size="sm" variant="outline" onClick={() => set(undefined)}>
                    {t('emails.useBuiltIn')}
                  </Button>
                )}
              </Flex>
            </>
          ) : (
            <>
              <Text>{t('emails.builtIn')}</Text>
              {builtIn && <Preview words={builtIn} language={language} />}
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
        </Stack>
      </Disclosure>
    </Box>
  );
};

/** The words of every mail: an editor's own, or the built-in ones. */
export const EmailTemplates = ({ language }: { language: Language }) => (
  <Stack gap="2">
    {emailKeys.map((mail) => (
      <Template key={mail} mail={mail} language={language} />
    ))}
  </Stack>
);
