import { APPLICATION_WORDS } from '@portal/application-view';
import { type CriterionId, MIN_JUSTIFICATION } from '@portal/contracts/applications/criteria';
import { useTranslation } from '@portal/platform';
import { Badge, Box, Field, Flex, Text, TextArea } from '@portal/ui';
import { useRef } from 'react';
import { EvidenceList, type Judged } from './EvidenceList.tsx';
import { ScorePads } from './ScorePads.tsx';
import type { Mark } from './score-draft.ts';

interface Props {
  criterion: CriterionId;
  weight: number;
  mark: Mark;
  /** Scored on an earlier version and not changed since. */
  scoredVersion?: number | undefined;
  /** What it is judged by; absent where that is not at hand. */
  evidence?: Judged | undefined;
  /** Something in it took the focus. */
  onEnter: () => void;
  onChange: (part: Partial<Mark>) => void;
}

/** One criterion: its weight, what it is judged by, six buttons from 0 to 5, and why. */
export const CriterionScore = (props: Props) => {
  const { criterion, weight, mark, scoredVersion, evidence, onEnter, onChange } = props;
  const { t } = useTranslation('review');
  const { t: word } = useTranslation(APPLICATION_WORDS);
  const why = useRef<HTMLTextAreaElement>(null);
  const name = word(`criterion.${criterion}`);
  const missing = MIN_JUSTIFICATION - mark.justification.trim().length;
  return (
    <Box
      as="fieldset"
      data-criterion={criterion}
      onFocus={onEnter}
      borderBottomWidth="1px"
      pb="4"
      mb="4"
      minW="0"
    >
      <Flex as="legend" justify="space-between" align="center" w="full" float="inline-start" mb="2">
        <Text as="span" textStyle="panelTitle">
          {name}
        </Text>
        <Badge>{`${weight}%`}</Badge>
      </Flex>
      {scoredVersion !== undefined && (
        <Text clear="both" textStyle="meta" color="fg.muted" mb="2">
          {t('score.onVersion', { version: scoredVersion })}
        </Text>
      )}
      <Box clear="both">
        {evidence && <EvidenceList criterion={criterion} application={evidence} />}
        <ScorePads
          criterion={criterion}
          score={mark.score}
          onScore={(score, byPointer) => {
            onChange({ score });
            if (byPointer) why.current?.focus();
          }}
        />
        <Field label={t('score.justification', { name })} hideLabel hint={t(`score.scale`)}>
          <TextArea
            ref={why}
            rows={2}
            dir="auto"
            maxLength={2000}
            placeholder={t('score.justificationPlaceholder')}
            value={mark.justification}
            onChange={(event) => onChange({ justification: event.target.value })}
          />
        </Field>
        {mark.score !== null && missing > 0 && (
          <Text textStyle="meta" color="fg.muted" mt="1">
            {t('score.moreCharacters', { count: missing })}
          </Text>
        )}
      </Box>
    </Box>
  );
};
