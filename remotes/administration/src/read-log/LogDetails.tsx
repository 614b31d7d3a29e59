import type { LogRow } from '@portal/contracts/kernel/log';
import { TextLink, useTranslation } from '@portal/platform';
import { Box, DescriptionList, Flex, Text } from '@portal/ui';
import { applicationReview, logOfRecord } from '../navigation/paths.ts';
import { ChangeList } from '../show-changes/ChangeList.tsx';

const Code = ({ children }: { children: string }) => (
  <Text as="bdi" fontSize="sm" fontWeight="normal" overflowWrap="anywhere">
    {children}
  </Text>
);

/** Everything a row holds: what changed, from where, and its place in the chain. */
export const LogDetails = ({ row, isOfRecord }: { row: LogRow; isOfRecord: boolean }) => {
  const { t } = useTranslation('administration');
  const { entityType, entityId } = row;
  const facts: [label: string, value: string | null][] = [
    ['log.record', entityId],
    ['log.onBehalfOf', row.onBehalfOf],
    ['log.ip', row.ip],
    ['log.device', row.userAgent],
    ['log.request', row.requestId],
    ['log.hash', row.hash],
  ];
  return (
    <Box bg="bg.subtle" borderRadius="md" p="5">
      {row.changes.length > 0 && <ChangeList changes={row.changes} />}
      <Box mt={row.changes.length > 0 ? '5' : '0'}>
        <DescriptionList
          columns={3}
          items={facts.flatMap(([label, value]) =>
            value ? [{ label: t(label), value: <Code>{value}</Code> }] : [],
          )}
        />
      </Box>
      {entityId && (
        <Flex gap="5" mt="4" wrap="wrap" fontSize="sm">
          {!isOfRecord && <TextLink to={logOfRecord(entityType, entityId)}>{t('log.ofRecord')}</TextLink>}
          {entityType === 'application' && (
            <TextLink to={applicationReview(entityId)}>{t('log.openApplication')}</TextLink>
          )}
        </Flex>
      )}
    </Box>
  );
};
