import type { FundRule } from '@portal/contracts/funds/eligibility';
import { ButtonLink, useTranslation } from '@portal/platform';
import { Box, Button, ChoiceTile, Flex, Heading, HStack, Stack, Text } from '@portal/ui';
import { ArrowLeft, ArrowRight, CircleAlert } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
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
  const id = useId();
  const question = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useState<Answer>();
  const [isMissing, setIsMissing] = useState(false);
  const answer = chosen === undefined ? given : chosen;

  useEffect(() => {
    if (takesFocus) question.current?.focus();
  }, [takesFocus]);

  const go = (event: FormEvent) => {
    event.preventDefault();
    if (answer !== undefined) return onAnswer(answer);
    setIsMissing(true);
    question.current?.querySelector('input')?.focus();
  };

  return (
    <Box as="form" onSubmit={go}>
      <Text id={`${id}-place`} textStyle="meta" fontWeight="semibold" color="brand.fg">
        {t('check.place', { number, total })}
      </Text>
      <Box
        as="fieldset"
        ref={question}
        tabIndex={-1}
        border="0"
        p="0"
        mt="2"
        aria-describedby={isMissing ? `${id}-place ${id}-missing` : `${id}-place`}
      >
        <Heading as="legend" textStyle="cardTitle" mb="5">
          <RuleText rule={rule} part="question" />
        </Heading>
        {isMissing && (
          <HStack
            id={`${id}-missing`}
            mb="3"
            fontSize="sm"
            fontWeight="semibold"
            color="fg.error"
            role="alert"
          >
            <CircleAlert size={18} strokeWidth={1.75} aria-hidden />
            {t('check.missing')}
          </HStack>
        )}
        <Stack gap="2">
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
        </Stack>
      </Box>
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
