import type { Section } from '@portal/contracts/applications/sections';
import { TextLink, useTranslation } from '@portal/platform';
import { Box, Text } from '@portal/ui';
import { useDraft, useDraftPlaces } from '../edit-draft/draft-context.ts';
import { useIssueText } from '../word-questions/issue-text.ts';

/** More than this many lines help nobody; the section itself lists them all. */
const MAX_SHOWN = 8;

/** What a section still lacks, each line leading to its question. */
export const MissingAnswers = ({ section }: { section: Section }) => {
  const { t } = useTranslation('applications');
  const { fund, progress, isOpen } = useDraft();
  const places = useDraftPlaces();
  const textOf = useIssueText(fund.fundType, fund.currency);
  const missing = progress.find((one) => one.section === section)?.missing ?? [];
  if (missing.length === 0) return null;
  return (
    <Box
      as="ul"
      listStyleType="none"
      mt="3"
      ps="4"
      borderInlineStartWidth="4px"
      borderColor="fg.error"
      data-print="hide"
    >
      {missing.slice(0, MAX_SHOWN).map((issue) => (
        <Box as="li" key={`${issue.field} ${issue.code}`} py="0.5" fontSize="sm" fontWeight="semibold">
          {isOpen(section) ? (
            <TextLink to={places.section(section)} state={{ field: issue.field }} tone="danger">
              {textOf(section, issue)}
            </TextLink>
          ) : (
            textOf(section, issue)
          )}
        </Box>
      ))}
      {missing.length > MAX_SHOWN && (
        <Text as="li" fontSize="sm" color="fg.muted">
          {t('check.more', { more: missing.length - MAX_SHOWN })}
        </Text>
      )}
    </Box>
  );
};
