import { directionOf } from '@portal/contracts';
import {
  type EmailKey,
  mailPlaceholders,
  unknownPlaceholders,
} from '@portal/contracts/content/mail-placeholders';
import type { MailWords as Words } from '@portal/contracts/content/sections';
import { useTranslation } from '@portal/platform';
import { TextAreaField, TextField } from '@portal/platform/forms';
import { Box, Button, Flex, HintText, Stack, Text } from '@portal/ui';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldLabel } from '../describe-fields/use-field-label.ts';
import { useEditedSection } from './edited-section.ts';
import { useTestMail } from './mail-templates.queries.ts';

/** Shows placeholders by their names. */
const filled = (text: string) => text.replace(/\{\{(\w+)\}\}/g, '[$1]');

/** How a mail reads. */
export const MailPreview = ({ words }: { words: Words }) => {
  const { t } = useTranslation('cms');
  const { language } = useEditedSection();
  return (
    <Box role="group" aria-label={t('emails.preview')} bg="bg.subtle" borderRadius="md" p="4">
      <HintText mb="2">{t('emails.preview')}</HintText>
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

const Placeholders = ({ title, names }: { title: string; names: readonly string[] }) => (
  <Flex gap="2" wrap="wrap" align="center">
    <Text textStyle="hint">{title}</Text>
    {names.map((name) => (
      <Box as="code" key={name} dir="ltr" bg="bg.subtle" px="1.5" borderRadius="sm">{`{{${name}}}`}</Box>
    ))}
  </Flex>
);

interface Props {
  mail: EmailKey;
  /** Path of the words in the form. */
  name: string;
  words: Words;
  /** What the text has to name. */
  needed?: readonly string[];
  /** A sentence on what the text lacks, if it does. */
  lacks?: (text: string) => string | undefined;
  /** Beside the button that sends a test. */
  children?: ReactNode;
}

/** Subject and text of a mail with what they may name, as the mail will read, and a test to oneself. */
export const MailFields = ({ mail, name, words, needed = [], lacks, children }: Props) => {
  const { t } = useTranslation('cms');
  const label = useFieldLabel();
  const { language } = useEditedSection();
  const test = useTestMail();
  const check = (text: string) => {
    const unknown = unknownPlaceholders(mail, text);
    return unknown.length > 0 ? t('emails.unknown', { names: unknown.join(', ') }) : undefined;
  };
  const others = mailPlaceholders[mail].filter((one) => !needed.includes(one));
  const isReady = words.subject.trim() !== '' && words.body.trim() !== '';
  return (
    <>
      {needed.length > 0 && <Placeholders title={t('letters.needed')} names={needed} />}
      <Placeholders title={t('emails.placeholders')} names={others} />
      <TextField name={`${name}.subject`} label={label('subject')} maxLength={160} validate={check} />
      <TextAreaField
        name={`${name}.body`}
        label={label('body')}
        hint={t('emails.paragraphs')}
        rows={7}
        maxLength={4000}
        validate={(text) => check(text) ?? lacks?.(text)}
      />
      <MailPreview words={words} />
      <Flex gap="3" wrap="wrap">
        <Button
          size="sm"
          variant="outline"
          disabled={!isReady}
          loading={test.isPending}
          loadingText={t('emails.test')}
          onClick={() => test.mutate({ key: mail, lang: language, subject: words.subject, body: words.body })}
        >
          <Send size={16} aria-hidden />
          {t('emails.test')}
        </Button>
        {children}
      </Flex>
    </>
  );
};
