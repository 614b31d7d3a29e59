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
import { type FocusEvent, type ReactNode, useRef } from 'react';
import { useFieldLabel } from '../describe-fields/use-field-label.ts';
import { useEditedSection } from './edited-section-context.ts';
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

/** Puts a text where somebody last wrote in a box, else at the end of the long text; it can be undone. */
const useInsertion = () => {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLInputElement | HTMLTextAreaElement>(undefined);
  const insert = (text: string) => {
    const field = last.current ?? box.current?.querySelector('textarea');
    if (!field) return;
    field.focus();
    if (!last.current) field.setSelectionRange(field.value.length, field.value.length);
    // Where the browser has no such command the field is written as by hand.
    if (document.execCommand?.('insertText', false, text)) return;
    field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) last.current = target;
  };
  return { box, onFocus, insert };
};

interface PlaceholdersProps {
  title: string;
  names: readonly string[];
  onInsert: (placeholder: string) => void;
}

const Placeholders = ({ title, names, onInsert }: PlaceholdersProps) => (
  <Flex gap="2" wrap="wrap" align="center">
    <Text textStyle="hint">{title}</Text>
    {names.map((name) => (
      <Button
        key={name}
        size="xs"
        variant="outline"
        dir="ltr"
        fontFamily="mono"
        onClick={() => onInsert(`{{${name}}}`)}
      >
        {`{{${name}}}`}
      </Button>
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
  const { box, onFocus, insert } = useInsertion();
  const check = (text: string) => {
    const unknown = unknownPlaceholders(mail, text);
    return unknown.length > 0 ? t('emails.unknown', { names: unknown.join(t('separator')) }) : undefined;
  };
  const others = mailPlaceholders[mail].filter((one) => !needed.includes(one));
  const isReady = words.subject.trim() !== '' && words.body.trim() !== '';
  return (
    <>
      {needed.length > 0 && <Placeholders title={t('letters.needed')} names={needed} onInsert={insert} />}
      <Placeholders title={t('emails.placeholders')} names={others} onInsert={insert} />
      <Stack gap="4" ref={box} onFocus={onFocus}>
        <TextField name={`${name}.subject`} label={label('subject')} maxLength={160} validate={check} />
        <TextAreaField
          name={`${name}.body`}
          label={label('body')}
          hint={t('emails.paragraphs')}
          rows={7}
          maxLength={4000}
          validate={(text) => check(text) ?? lacks?.(text)}
        />
      </Stack>
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
