import { type Language, languageNames } from '@portal/contracts';
import type { FundRule } from '@portal/contracts/funds/eligibility';
import { useTranslation } from '@portal/platform';
import { CheckboxField, NumberField, TextAreaField, TextField } from '@portal/platform/forms';
import { Box, Card, Grid, Heading, HintText, MetaText, Stack } from '@portal/ui';

interface RuleFieldsProps {
  rule: FundRule;
  number: number;
  language: Language;
}

const pair = { base: '1fr', sm: '1fr 1fr' };

/** From 1 to 5, which is as many years as the form takes. */
const isYears = (value: string) => /^[1-5]$/.test(value.trim());

/** One rule: whether it is asked, its words in one language, and its numbers. */
export const RuleFields = ({ rule, number, language }: RuleFieldsProps) => {
  const { t } = useTranslation('administration');
  const name = languageNames[language];
  const optional = language !== 'en';
  const { percent, years } = rule.thresholds;
  const yearsField = (part: 'years' | 'yearsSme') => (
    <NumberField
      name={`${rule.rule}.${part}`}
      whole
      label={t(`rules.${part}`)}
      hint={`{${part}}`}
      validate={(value: string) =>
        isYears(value) ? undefined : t('fund.wholeNumber', { least: 1, most: 5 })
      }
    />
  );
  return (
    <Card as="section" padded>
      <Heading textStyle="panelTitle">{t('rules.rule', { number })}</Heading>
      <MetaText mb="4">{t('rules.since', { version: rule.version })}</MetaText>
      <Stack gap="5">
        <CheckboxField name={`${rule.rule}.isAsked`} label={t('rules.isAsked')} />
        <Box css={{ '& input, & textarea': { unicodeBidi: 'plaintext' } }}>
          <Stack gap="5">
            <TextField
              key={`question-${language}`}
              name={`${rule.rule}.question.${language}`}
              label={t('rules.question', { language: name })}
              maxLength={300}
              optional={optional}
            />
            <TextAreaField
              key={`advice-${language}`}
              name={`${rule.rule}.advice.${language}`}
              label={t('rules.advice', { language: name })}
              maxLength={1000}
              rows={2}
              optional={optional}
            />
          </Stack>
        </Box>
        {percent !== undefined && (
          <HintText>
            <bdi>{'{percent}'}</bdi>: {t('rules.percent', { percent })}
          </HintText>
        )}
        {years !== undefined && (
          <Grid gap="5" templateColumns={pair}>
            {yearsField('years')}
            {yearsField('yearsSme')}
          </Grid>
        )}
      </Stack>
    </Card>
  );
};
