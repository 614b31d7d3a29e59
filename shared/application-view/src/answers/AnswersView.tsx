import type { ApplicationDocument } from '@portal/contracts/applications/application.schemas';
import { type Section, sectionsOf } from '@portal/contracts/applications/sections';
import { useTranslation } from '@portal/platform';
import { Box, Flex, Heading, Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import { DocumentList, type DocumentListProps } from '../documents/DocumentList.tsx';
import { APPLICATION_NAMESPACE } from '../translations/application-translations.ts';
import { SectionAnswers, type SectionAnswersProps } from './SectionAnswers.tsx';

export interface AnswersViewProps extends Omit<SectionAnswersProps, 'section'> {
  /** Default: every section of the fund's form. */
  sections?: readonly Section[];
  documents?: readonly ApplicationDocument[];
  /** Beside the heading of a section, such as a link that changes it. */
  actions?: (section: Section) => ReactNode;
  /** Below the heading of a section, such as what is missing in it. */
  notes?: (section: Section) => ReactNode;
  documentActions?: DocumentListProps['actions'];
}

/** A whole form, read-only: one part per section, titled with an `h3` whose id is `section-<name>`. */
export const AnswersView = (props: AnswersViewProps) => {
  const { fundType, answers, currency, documents = [], actions, notes, documentActions } = props;
  const { t } = useTranslation(APPLICATION_NAMESPACE);
  const sections = props.sections ?? sectionsOf(fundType, { isOnBehalf: answers.applicant !== undefined });
  return (
    <Stack gap="8">
      {sections.map((section) => (
        <Box as="section" key={section} aria-labelledby={`section-${section}`}>
          <Flex
            justifyContent="space-between"
            alignItems="baseline"
            flexWrap="wrap"
            columnGap="4"
            borderBottomWidth="1px"
            pb="2"
          >
            <Heading as="h3" id={`section-${section}`} textStyle="panelTitle" scrollMarginTop="24">
              {t(`section.${section}`)}
            </Heading>
            {actions?.(section)}
          </Flex>
          {notes?.(section)}
          <Box mt="2">
            {section === 'documents' ? (
              <DocumentList documents={documents} actions={documentActions} />
            ) : (
              <SectionAnswers fundType={fundType} section={section} answers={answers} currency={currency} />
            )}
          </Box>
        </Box>
      ))}
    </Stack>
  );
};
