import type { ApplicationDocument } from '@portal/contracts/applications/application.schemas';
import { type Section, sectionsOf } from '@portal/contracts/applications/sections';
import { formatBytes, useTranslation } from '@portal/platform';
import { Box, FileRow, Flex, Heading, List, Stack, Text } from '@portal/ui';
import type { ReactNode } from 'react';
import { DownloadButton } from '../documents/DownloadButton.tsx';
import { scanLabel } from '../documents/scan-label.ts';
import { APPLICATION_NAMESPACE } from '../translations/application-translations.ts';
import { SectionAnswers, type SectionAnswersProps } from './SectionAnswers.tsx';

interface DocumentListProps {
  documents: readonly ApplicationDocument[];
  /** Beside each file; default: a download of what was checked. */
  actions?: ((document: ApplicationDocument) => ReactNode) | undefined;
}

const downloadOf = (document: ApplicationDocument) =>
  document.scanStatus === 'CLEAN' && <DownloadButton document={document} />;

/** Files with their kind, size and whether they were checked. */
const DocumentList = ({ documents, actions = downloadOf }: DocumentListProps) => {
  const { t } = useTranslation(APPLICATION_NAMESPACE);
  if (documents.length === 0) return <Text color="fg.subtle">{t('noFiles')}</Text>;
  return (
    <List.Root unstyled display="flex" flexDirection="column" gap="3">
      {documents.map((document) => (
        <List.Item key={document.fileKey}>
          <FileRow
            name={<bdi>{document.fileName}</bdi>}
            size={[t(`docType.${document.docType}`), formatBytes(document.size)].join(t('comma'))}
            state={document.scanStatus}
            stateText={t(`scan.${scanLabel(document)}`)}
            actions={actions(document)}
          />
        </List.Item>
      ))}
    </List.Root>
  );
};

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
