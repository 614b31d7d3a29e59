import { allFields } from '@portal/application-form/questions';
import { APPLICATION_NAMESPACE, isRows } from '@portal/application-view';
import type { Section } from '@portal/contracts/applications/sections';
import type { FundType } from '@portal/contracts/funds/enums';
import { formatMoney, formatNumber, useTranslation } from '@portal/platform';

/** Path without the position in a list: `useOfFunds.0.amount` is `useOfFunds.amount`. */
export const questionOf = (field: string): string => field.replace(/\.\d+(?=\.|$)/g, '');

const isMoney = (fundType: FundType, section: Section, question: string): boolean =>
  allFields(fundType, section).some((field) =>
    isRows(field)
      ? field.columns.some(({ name, kind }) => kind === 'money' && `${field.name}.${name}` === question) ||
        (field.name === question && field.name === 'useOfFunds')
      : field.name === question && field.kind === 'money',
  );

/** What is wrong with an answer: a code that has words here, and the bound that was missed. */
interface Issue {
  field: string;
  code: string;
  limit?: string | undefined;
}

/** How a question is called, with its line where it has one. */
export const useQuestionLabel = () => {
  const { t } = useTranslation('applications');
  const application = useTranslation(APPLICATION_NAMESPACE);
  return (section: Section, field: string): string => {
    if (section === 'documents') return application.t(`docType.${field}`);
    const question = questionOf(field);
    const group = `${APPLICATION_NAMESPACE}:group.${question}`;
    if (application.i18n.exists(group)) return application.t(`group.${question}`);
    const label = application.t(`field.${section}.${question}`);
    const [, line] = /\.(\d+)\./.exec(field) ?? [];
    return line === undefined ? label : t('rows.inLine', { label, line: Number(line) + 1 });
  };
};

/** What is wrong with an answer, as a sentence that says the fix. */
export const useIssueText = (fundType: FundType, currency: string) => {
  const { t } = useTranslation('applications');
  const labelOf = useQuestionLabel();
  return (section: Section, { field, code, limit = '' }: Issue): string => {
    const question = questionOf(field);
    const shown = isMoney(fundType, section, question)
      ? formatMoney({ amount: limit, currency })
      : /year$/i.test(question)
        ? limit
        : formatNumber(limit);
    // The reason of its own question first, then the one of its kind.
    const keys = [`issueOf.${section}.${question.replaceAll('.', '_')}.${code}`, `issue.${code}`];
    const isFile = section === 'documents' && code === 'required';
    return t(isFile ? 'platform:forms.file.missing' : keys, { label: labelOf(section, field), limit: shown });
  };
};
