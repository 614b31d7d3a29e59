import { APPLICATION_WORDS } from '@portal/application-view';
import { type CriterionId, MAX_SCORE, MIN_JUSTIFICATION } from '@portal/contracts/applications/criteria';
import { useTranslation } from '@portal/platform';
import { Badge, Box, Field, Flex, Grid, Text, TextArea } from '@portal/ui';
import type { Mark } from './score-draft.ts';

interface Props {
  criterion: CriterionId;
  weight: number;
  mark: Mark;
  /** Scored on an earlier version and not changed since. */
  scoredVersion?: number | undefined;
  readOnly: boolean;
  onChange: (part: Partial<Mark>) => void;
}

const points = Array.from({ length: MAX_SCORE + 1 }, (_, value) => value);

/** One criterion: its weight, six buttons from 0 to 5, and why. */
export const CriterionScore = ({ criterion, weight, mark, scoredVersion, readOnly, onChange }: Props) => {
  const { t } = useTranslation('review');
  const { t: word } = useTranslation(APPLICATION_WORDS);
  const name = word(`criterion.${criterion}`);
  const missing = MIN_JUSTIFICATION - mark.justification.trim().length;
  return (
    <Box as="fieldset" data-criterion={criterion} borderBottomWidth="1px" pb="5" mb="5" minW="0">
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
      <Grid clear="both" templateColumns="repeat(6, 1fr)" gap="2" mb="3">
        {points.map((value) => {
          const chosen = mark.score === value;
          return (
            <Box key={value} position="relative">
              <Box
                as="label"
                display="flex"
                alignItems="center"
                justifyContent="center"
                h="10"
                borderWidth="1px"
                borderRadius="md"
                borderColor={chosen ? 'brand.solid' : 'border.control'}
                bg={chosen ? 'brand.solid' : 'bg.surface'}
                color={chosen ? 'brand.contrast' : 'fg'}
                fontWeight="bold"
                cursor={readOnly ? 'default' : 'pointer'}
                _focusWithin={{
                  outline: '3px solid',
                  outlineColor: 'focus.outer',
                  boxShadow: '0 0 0 5px var(--chakra-colors-focus-inner)',
                }}
              >
                <Box asChild position="absolute" inset="0" opacity="0" cursor="inherit">
                  <input
                    type="radio"
                    name={`score-${criterion}`}
                    value={value}
                    checked={chosen}
                    disabled={readOnly}
                    aria-label={t('score.points', { name, value })}
                    onChange={() => onChange({ score: value })}
                  />
                </Box>
                {value}
              </Box>
            </Box>
          );
        })}
      </Grid>
      {readOnly ? (
        <Text borderInlineStartWidth="3px" ps="3" dir="auto">
          {mark.justification || '–'}
        </Text>
      ) : (
        <Field label={t('score.justification', { name })} hideLabel hint={t(`score.scale`)}>
          <TextArea
            rows={3}
            dir="auto"
            maxLength={2000}
            placeholder={t('score.justificationPlaceholder')}
            value={mark.justification}
            onChange={(event) => onChange({ justification: event.target.value })}
          />
        </Field>
      )}
      {!readOnly && mark.score !== null && missing > 0 && (
        <Text textStyle="meta" color="fg.muted" mt="1">
          {t('score.moreCharacters', { count: missing })}
        </Text>
      )}
    </Box>
  );
};
