import { formatDateTime, useQuery, useTranslation } from '@portal/platform';
import { Box, MetaText, Text } from '@portal/ui';
import { versionsQuery } from './application.queries.ts';

/** The receipts of the versions before the one of now; nothing where there was only one. */
export const EarlierReceipts = ({ id, version }: { id: string; version: number }) => {
  const { t } = useTranslation('applications');
  const { data: versions = [] } = useQuery({ ...versionsQuery(id), enabled: version > 1 });
  const earlier = versions.slice(1);
  if (earlier.length === 0) return null;
  return (
    <Box as="ol" listStyleType="none" mt="4">
      {earlier.map(({ version: number, receipt }) => (
        <Box as="li" key={number} borderTopWidth="1px" pt="3" mt="3">
          <Text fontWeight="semibold" fontSize="sm">
            {t('receipt.version', { version: number, when: formatDateTime(receipt.at) })}
          </Text>
          <MetaText overflowWrap="anywhere">
            <bdi dir="ltr">{receipt.sha256}</bdi>
          </MetaText>
        </Box>
      ))}
    </Box>
  );
};
