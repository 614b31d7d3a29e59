import { AnswerValue, APPLICATION_NAMESPACE, answerAt, answerFields, isRows } from '@portal/application-view';
import type { Evidence } from '@portal/contracts/applications/criteria';
import type { Section } from '@portal/contracts/applications/sections';
import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { useTranslation } from '@portal/platform';
import { Badge, Box, Grid, Link } from '@portal/ui';
import { FileText, History } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWorkspaceParts } from '../workspace-parts/workspace-context.ts';

export type Judged = Pick<StaffApplication, 'fundType' | 'answers' | 'currency' | 'documents' | 'changes'>;

interface Props {
  /** Of the criterion, in the reader's language. */
  name: string;
  evidence: readonly Evidence[];
  application: Judged;
}

const Row = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <Grid
    as="div"
    templateColumns={{ base: '1fr', sm: 'minmax(0, 38%) 1fr' }}
    columnGap="3"
    px="3"
    py="1.5"
    borderTopWidth="1px"
    _first={{ borderTopWidth: '0' }}
  >
    <Box as="dt" color="fg.muted">
      {label}
    </Box>
    <Box as="dd" minW="0" overflowWrap="anywhere">
      {children}
    </Box>
  </Grid>
);

const asLink = { as: 'button', type: 'button', textAlign: 'start', cursor: 'pointer' } as const;

/** The answers and documents that a criterion is judged by, with what an answer was in the version before. */
export const EvidenceList = ({ name: criterion, evidence, application }: Props) => {
  const { t } = useTranslation('review');
  const { t: applicationText } = useTranslation(APPLICATION_NAMESPACE);
  const { openDocument, openSection } = useWorkspaceParts();
  const { fundType, answers, currency, documents, changes } = application;
  const isNamed = (among: readonly string[], name: string) => among.length === 0 || among.includes(name);
  const changeOf = (section: Section, name: string) =>
    changes.find((one) => one.section === section && one.field === name);
  const attached = documents.filter(({ docType }) =>
    evidence.some(({ section, fields }) => section === 'documents' && isNamed(fields, docType)),
  );
  const fields = evidence.flatMap(({ section, fields: names }) =>
    answerFields(fundType, section, answers)
      .filter(({ name }) => isNamed(names, name))
      .map((field) => ({ section, field })),
  );
  if (fields.length + attached.length === 0) return null;
  return (
    <Box
      as="dl"
      clear="both"
      mb="3"
      borderWidth="1px"
      borderRadius="md"
      fontSize="0.875rem"
      lineHeight="1.45"
      aria-label={t('evidence.label', { name: criterion })}
    >
      {fields.map(({ section, field }) => {
        const { name } = field;
        const value = answerAt(answers[section], name);
        const change = changeOf(section, name);
        if (isRows(field))
          return (
            <Row key={`${section}.${name}`} label={applicationText(`group.${name}`)}>
              <Link {...asLink} onClick={() => openSection(section)}>
                {t('evidence.rows', { count: Array.isArray(value) ? value.length : 0 })}
              </Link>
            </Row>
          );
        return (
          <Row key={`${section}.${name}`} label={applicationText(`field.${section}.${name}`)}>
            <AnswerValue kind={field.kind} value={value} currency={currency} />
            {change && (
              <Box as="span" display="inline-block" ms="2">
                <Badge icon={History} palette="marigold">
                  <Box as="span" me="1">
                    {t('evidence.was')}
                  </Box>
                  <AnswerValue kind={field.kind} value={change.old} currency={currency} />
                </Badge>
              </Box>
            )}
          </Row>
        );
      })}
      {attached.map(({ fileKey, fileName, docType }) => (
        <Row key={fileKey} label={applicationText(`docType.${docType}`)}>
          <Link
            {...asLink}
            display="inline-flex"
            gap="1.5"
            alignItems="center"
            onClick={() => openDocument(fileKey)}
          >
            <FileText size={14} aria-hidden />
            <bdi>{fileName}</bdi>
          </Link>
        </Row>
      ))}
    </Box>
  );
};
