import type { FundRule } from '@portal/contracts/funds/eligibility';
import { ButtonLink, useTranslation } from '@portal/platform';
import { Box, Button, ChoiceTile, Field, Flex, Heading, Stack, Text } from '@portal/ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { RuleText } from './RuleText.tsx';

type Answer = boolean | null;

interface QuestionStepProps {
  rule: FundRule;
  /** From 1. */
  number: number;
  total: number;
  /** As kept; `undefined` before it was answered. */
  given: Answer | undefined;
  /** Where the question before is, or the choice of the fund. */
  back: string;
  /** Not when the page is opened at this question. */
  takesFocus: boolean;
  onAnswer: (answer: Answer) => void;
}

const choices = [
  ['yes', true],
  ['no', false],
  ['unknown', null],
] as const;

/** One question. What was answered before is chosen; continuing without an answer says so. */
export function QuestionStep({ rule, number, total, given, back, takesFocus, onAnswer }: QuestionStepProps) {
  const { t } = useTranslation('public-site');
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<Answer>();
  const [isMissing, setIsMissing] = useState(false);
  const answer = chosen === undefined ? given : chosen;

  useEffect(() => {
    if (takesFocus) form.current?.querySelector('fieldset')?.focus();
  }, [takesFocus]);

  const go = (event: FormEvent) => {
    event.preventDefault();
    if (answer !== undefined) return onAnswer(answer);
    setIsMissing(true);
    form.current?.querySelector('input')?.focus();
  };

  return (
    <Box as="form" ref={form} onSubmit={go}>
      <Field
        group
        label={
          <Stack as="span" gap="2" mb="3.5">
            <Text as="span" textStyle="meta" fontWeight="semibold" color="brand.fg">
              {t('check.place', { number, total })}
            </Text>{' '}
            <Heading as="span" textStyle="cardTitle">
              <RuleText rule={rule} part="question" />
            </Heading>
          </Stack>
        }
        error={isMissing && t('check.missing')}
      >
        {choices.map(([name, value]) => (
          <ChoiceTile
            key={name}
            name={`answer-${rule.rule}`}
            value={name}
            label={t(`check.${name}`)}
            checked={answer === value}
            onChange={() => {
              setChosen(value);
              setIsMissing(false);
            }}
          />
        ))}
      </Field>
      <Flex mt="6" gap="3" flexWrap="wrap">
        <Button type="submit">
          {t('check.next')}
          <ArrowRight size={18} aria-hidden />
        </Button>
        <ButtonLink to={back} variant="outline">
          <ArrowLeft size={18} aria-hidden />
          {t('check.back')}
        </ButtonLink>
      </Flex>
    </Box>
  );
}
