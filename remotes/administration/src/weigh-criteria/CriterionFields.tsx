import { type Language, languageNames } from '@portal/contracts';
import type { FundType } from '@portal/contracts/funds/enums';
import { useTranslation } from '@portal/platform';
import { LanguageTexts, NumberField, useFormContext, useWatch } from '@portal/platform/forms';
import { Box, Card, Flex, Heading, IconButton, Stack } from '@portal/ui';
import { ArrowUp, Trash2 } from 'lucide-react';
import type { CriteriaValues } from './criteria-values.ts';
import { EvidenceFields } from './EvidenceFields.tsx';

interface Props {
  at: number;
  fundType: FundType;
  language: Language;
  onLanguage: (language: Language) => void;
  onUp: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

const isWeight = (value: string) => /^([1-9]\d?|100)$/.test(value.trim());

/** One criterion: its words in one language, its weight, and what it is judged by. */
export const CriterionFields = ({ at, fundType, language, onLanguage, onUp, onRemove }: Props) => {
  const { t } = useTranslation('administration');
  const { setFocus } = useFormContext();
  const path = `criteria.${at}` as const;
  const name = useWatch<CriteriaValues, `criteria.${number}.name`>({ name: `${path}.name` });
  const title = name[language] || name.en || t('criteria.criterion', { number: at + 1 });
  const label = (part: 'name' | 'guide') => (one: Language) =>
    t(`criteria.${part}`, { language: languageNames[one] });
  return (
    <Card as="section" padded>
      <Flex justify="space-between" align="start" gap="3" mb="4">
        <Heading textStyle="panelTitle" minW="0" overflowWrap="anywhere">
          <bdi>{title}</bdi>
        </Heading>
        <Flex gap="1">
          {onUp && (
            <IconButton aria-label={t('criteria.up', { name: title })} onClick={onUp}>
              <ArrowUp size={18} aria-hidden />
            </IconButton>
          )}
          {onRemove && (
            <IconButton aria-label={t('criteria.remove', { name: title })} onClick={onRemove}>
              <Trash2 size={18} aria-hidden />
            </IconButton>
          )}
        </Flex>
      </Flex>
      <Stack gap="5">
        <Box css={{ '& input, & textarea': { unicodeBidi: 'plaintext' } }}>
          <LanguageTexts
            language={language}
            onRefused={(one, field) => {
              onLanguage(one);
              requestAnimationFrame(() => setFocus(field));
            }}
            texts={[
              { name: `${path}.name`, label: label('name'), maxLength: 120 },
              {
                name: `${path}.guide`,
                label: label('guide'),
                maxLength: 1000,
                rows: 4,
                hint: t('criteria.guideHint'),
              },
            ]}
          />
        </Box>
        <NumberField
          name={`${path}.weight`}
          whole
          label={t('criteria.weight')}
          maxW="10rem"
          validate={(value: string) =>
            isWeight(value) ? undefined : t('fund.wholeNumber', { least: 1, most: 100 })
          }
        />
        <EvidenceFields name={`${path}.evidence`} fundType={fundType} />
      </Stack>
    </Card>
  );
};
