import {
  AnswerValue,
  APPLICATION_NAMESPACE,
  answerAt,
  answerFields,
  isRows,
  type RowsField,
} from '@portal/application-view';
import type { Section } from '@portal/contracts/applications/sections';
import type { FundType } from '@portal/contracts/funds/enums';
import { useTranslation } from '@portal/platform';
import { Box, DescriptionList, Heading, List } from '@portal/ui';
import { ReadingSection } from '../content-page/ReadingSection.tsx';
import { useFund } from '../live-funds/funds.queries.ts';
import { exampleOf, type SectionCount } from './count-questions.ts';
import { BEFORE_YOU_START } from './load-messages.ts';

interface PartProps {
  type: FundType;
  section: Section;
  currency: string;
}

/** Repeatable answers line by line: a table would need scripts to fit a phone. */
const Lines = ({ section, field, rows, currency }: PartProps & { field: RowsField; rows: unknown }) => {
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  if (!Array.isArray(rows)) return null;
  return (
    <List.Root ps="5" listStyleType="disc">
      {rows.map((row, index) => (
        <List.Item key={index}>
          {field.columns.map(({ name, kind }, place) => [
            place === 0 ? '' : applicationText('semicolon'),
            `${applicationText(`field.${section}.${field.name}.${name}`)}: `,
            <AnswerValue key={name} kind={kind} value={answerAt(row, name)} currency={currency} lang="en" />,
          ])}
        </List.Item>
      ))}
    </List.Root>
  );
};

/** The questions of a section, each beside the answer of the example. */
const Part = (props: PartProps) => {
  const { type, section, currency } = props;
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  const answers = exampleOf[type];
  const labelOf = (name: string) => {
    const [group = '', inner] = name.split('.');
    const label = applicationText(`field.${section}.${name}`);
    return inner === undefined ? label : `${applicationText(`group.${group}`)}: ${label}`;
  };
  return (
    <Box mt="6">
      <Heading as="h3" textStyle="panelTitle" borderBottomWidth="1px" pb="2">
        {applicationText(`section.${section}`)}
      </Heading>
      <DescriptionList
        columns={1}
        items={answerFields(type, section, answers).map((field) => {
          const value = answerAt(answers[section], field.name);
          return isRows(field)
            ? {
                label: applicationText(`group.${field.name}`),
                value: <Lines {...props} field={field} rows={value} />,
              }
            : {
                label: labelOf(field.name),
                value: <AnswerValue kind={field.kind} value={value} currency={currency} lang="en" />,
              };
        })}
      />
    </Box>
  );
};

/** Every question beside the answer of an invented applicant; rules and papers stand above. */
export const FormAndExample = ({ type, asked }: { type: FundType; asked: readonly SectionCount[] }) => {
  const { t } = useTranslation(BEFORE_YOU_START);
  const { fund } = useFund(type);
  return (
    <ReadingSection anchor="form" title={t('form.title')} lead={t('form.lead')}>
      {asked
        .filter(({ section }) => section !== 'eligibility' && section !== 'documents')
        .map(({ section }) => (
          <Part key={section} type={type} section={section} currency={fund?.currency ?? 'USD'} />
        ))}
    </ReadingSection>
  );
};
