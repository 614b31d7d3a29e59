import { blocksOf, rowsOf } from '@portal/application-form/answer-blocks';
import { answerFields } from '@portal/application-form/answer-fields';
import type { Answers } from '@portal/contracts/applications/answers.schema';
import { answerAt, type Section } from '@portal/contracts/applications/sections';
import type { FundType } from '@portal/contracts/funds/enums';
import { useTranslation } from '@portal/platform';
import { DescriptionList, Heading, Stack, Text } from '@portal/ui';
import { APPLICATION_NAMESPACE } from '../translations/application-translations.ts';
import { AnswerRows } from './AnswerRows.tsx';
import { AnswerValue } from './AnswerValue.tsx';

export interface SectionAnswersProps {
  fundType: FundType;
  section: Section;
  answers: Answers;
  /** ISO 4217 */
  currency: string;
}

/** The answers of one section, read-only. Its heading is the caller's. */
export const SectionAnswers = ({ fundType, section, answers, currency }: SectionAnswersProps) => {
  const { t } = useTranslation(APPLICATION_NAMESPACE);
  const given = answers[section];
  const group = `field.${section}`;
  return (
    <Stack gap="5">
      {blocksOf(answerFields(fundType, section, answers)).map((block) => {
        if ('columns' in block) {
          const rows = rowsOf(given, block.name);
          return (
            <Stack key={block.name} gap="2">
              <Heading as="h4" textStyle="label">
                {t(`group.${block.name}`)}
              </Heading>
              {rows.length > 0 ? (
                <AnswerRows group={group} field={block} rows={rows} currency={currency} />
              ) : (
                <Text color="fg.subtle">{t('notAnswered')}</Text>
              )}
            </Stack>
          );
        }
        const items = block.fields.map(({ name, kind }) => ({
          label: t(`${group}.${name}`),
          value: <AnswerValue kind={kind} value={answerAt(given, name)} currency={currency} />,
        }));
        return (
          <Stack key={block.fields[0]?.name} gap="2">
            {block.group && (
              <Heading as="h4" textStyle="label">
                {t(`group.${block.group}`)}
              </Heading>
            )}
            <DescriptionList columns={1} items={items} />
          </Stack>
        );
      })}
    </Stack>
  );
};
