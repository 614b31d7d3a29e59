import {
  type Criterion,
  MAX_JUSTIFICATION,
  MIN_JUSTIFICATION,
} from '@portal/contracts/applications/criteria';
import { languageMark, localise, useTranslation } from '@portal/platform';
import { Badge, Box, Field, Flex, MetaText, Text, TextArea } from '@portal/ui';
import { type ReactNode, useId, useRef } from 'react';
import { EvidenceList, type Judged } from './EvidenceList.tsx';
import { ScoreButtons } from './ScoreButtons.tsx';
import type { Mark } from './score-draft.ts';

interface Props {
  criterion: Criterion;
  mark: Mark;
  /** Scored on an earlier version and not changed since. */
  scoredVersion?: number | undefined;
  /** Whose answers and documents it is judged by. */
  application: Judged;
  /** Asks which words stand where another device went on. */
  stale?: ReactNode;
  /** Something in it took the focus. */
  onEnter: () => void;
  onChange: (part: Partial<Mark>) => void;
}

/** One criterion: its weight, what it is judged by, what its points mean, six buttons from 0 to 5, and why. */
export const CriterionScore = (props: Props) => {
  const { criterion, mark, scoredVersion, application, stale, onEnter, onChange } = props;
  const { t } = useTranslation('review');
  const ofForms = useTranslation('platform').t;
  const meaning = useId();
  const why = useRef<HTMLTextAreaElement>(null);
  const { criterionId, weight, evidence, guide } = criterion;
  const name = localise(criterion.name);
  const missing = MIN_JUSTIFICATION - mark.justification.trim().length;
  const { length } = [...mark.justification];
  // What is pasted stays whole, to be shortened by its author.
  const isTooLong = length > MAX_JUSTIFICATION;
  return (
    <Box
      as="fieldset"
      data-criterion={criterionId}
      aria-describedby={meaning}
      onFocus={onEnter}
      borderBottomWidth="1px"
      pb="4"
      mb="4"
      minW="0"
      position="relative"
      // Along the edge of the pane.
      _before={{
        content: '""',
        position: 'absolute',
        insetBlock: '0',
        insetInlineStart: { base: '-16px', lg: '-24px' },
        borderInlineStartWidth: '4px',
        borderColor: 'brand.solid',
      }}
    >
      <Flex as="legend" justify="space-between" align="center" w="full" float="inline-start" mb="2">
        <Text as="span" textStyle="panelTitle" {...languageMark(criterion.name)}>
          {name}
        </Text>
        <Badge>{`${weight}%`}</Badge>
      </Flex>
      {scoredVersion !== undefined && (
        <MetaText clear="both" mb="2">
          {t('score.onVersion', { version: scoredVersion })}
        </MetaText>
      )}
      <Box clear="both">
        <EvidenceList name={name} evidence={evidence} application={application} />
        <Text
          id={meaning}
          fontSize="0.875rem"
          color="fg.muted"
          whiteSpace="pre-line"
          dir="auto"
          mb="3"
          {...languageMark(guide)}
        >
          {localise(guide)}
        </Text>
        <ScoreButtons
          criterionId={criterionId}
          name={name}
          score={mark.score}
          onScore={(score, byPointer) => {
            onChange({ score });
            if (byPointer) why.current?.focus();
          }}
        />
        <Field
          label={t('score.justification', { name })}
          hideLabel
          error={isTooLong && ofForms('forms.tooLong', { max: MAX_JUSTIFICATION, length })}
        >
          <TextArea
            ref={why}
            rows={2}
            dir="auto"
            placeholder={t('score.justificationPlaceholder')}
            value={mark.justification}
            onChange={(event) => onChange({ justification: event.target.value })}
          />
        </Field>
        {mark.score !== null && missing > 0 && (
          <MetaText mt="1">{t('score.moreCharacters', { count: missing })}</MetaText>
        )}
        {stale}
      </Box>
    </Box>
  );
};
