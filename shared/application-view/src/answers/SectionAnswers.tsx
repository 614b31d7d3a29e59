import {
  answerFields,
  isRows,
  type PlainField,
  type RowsField,
} from '@portal/application-form/answer-fields';
import { computedLineLoss } from '@portal/application-form/base-fund';
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

type Block = { group?: string; fields: PlainField[] } | RowsField;

/** Questions in a row share a list; a named group (`focalPoint.`) and repeatable rows stand apart. */
const blocksOf = (...given: Parameters<typeof answerFields>): Block[] => {
  const blocks: Block[] = [];
  for (const field of answerFields(...given)) {
    if (isRows(field)) {
      blocks.push(field);
      continue;
    }
    const group = field.name.includes('.') ? field.name.split('.')[0] : undefined;
    const last = blocks.at(-1);
    if (last && 'fields' in last && last.group === group) last.fields.push(field);
    else blocks.push({ fields: [field], ...(group !== undefined && { group }) });
  }
  return blocks;
};

/** The loss of a line is worked out unless the applicant claims less. */
const rowsOf = (given: Answers[Section], name: string): readonly unknown[] => {
  const rows = answerAt(given, name);
  if (!Array.isArray(rows)) return [];
  if (name !== 'lossLines' || given === undefined || !('lossLines' in given)) return rows;
  return (given.lossLines ?? []).map((line) => ({ ...line, loss: line.loss || computedLineLoss(line) }));
};

/** The answers of one section, read-only. Its heading is the caller's. */
export const SectionAnswers = ({ fundType, section, answers, currency }: SectionAnswersProps) => {
  const { t } = useTranslation(APPLICATION_NAMESPACE);
  const given = answers[section];
  const group = `field.${section}`;
  return (
    <Stack gap="5">
      {blocksOf(fundType, section, answers).map((block) => {
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
