import { APPLICATION_NAMESPACE, FactLine, FundMark, StatusBadge } from '@portal/application-view';
import type { MyApplication } from '@portal/contracts/applications/application.schemas';
import { useTranslation } from '@portal/platform';
import { Box, Flex, Heading } from '@portal/ui';

/** Fund, number, title and status. */
export const CardHead = ({ application, large = false }: { application: MyApplication; large?: boolean }) => {
  const { t } = useTranslation('applications');
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  const { id, fundType, applicationNumber, projectTitle, status, isOnBehalf, role } = application;
  return (
    <Flex gap="3.5" alignItems="flex-start">
      <Box flexShrink={0}>
        <FundMark fundType={fundType} size={large ? 44 : 36} />
      </Box>
      <Flex
        flex="1"
        minW="0"
        gap="2"
        justifyContent="space-between"
        alignItems="flex-start"
        direction={{ base: 'column', sm: 'row' }}
      >
        <Box minW="0">
          <FactLine
            facts={[
              applicationNumber,
              applicationText(`fundType.${fundType}`),
              isOnBehalf ? t('list.onBehalf') : null,
              role === 'OWNER' ? null : t('people.shared', { role: t(`people.roles.${role}`) }),
            ]}
          />
          <Heading id={`title-${id}`} textStyle={large ? 'cardTitle' : 'panelTitle'} overflowWrap="anywhere">
            <bdi>{projectTitle ?? t('entered.untitled')}</bdi>
          </Heading>
        </Box>
        <StatusBadge status={status} />
      </Flex>
    </Flex>
  );
};
