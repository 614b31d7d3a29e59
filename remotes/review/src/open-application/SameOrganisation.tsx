import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { TextLink, useTranslation } from '@portal/platform';
import { Alert, Box, HStack } from '@portal/ui';
import { applicationPath } from '../navigation/paths.ts';

/** The same organisation under another account: it may be a mistake, or somebody who applies twice. */
export const SameOrganisation = ({ others }: { others: StaffApplication['sameOrganisation'] }) => {
  const { t } = useTranslation('review');
  if (others.length === 0) return null;
  return (
    <Box px={{ base: '4', lg: '6' }} py="3" bg="bg.surface" borderBottomWidth="1px">
      <Alert status="warning" title={t('workspace.sameOrganisation')}>
        <HStack as="ul" listStyleType="none" gap="4" wrap="wrap">
          {others.map(({ id, applicationNumber }) => (
            <li key={id}>
              <TextLink to={applicationPath(id)}>
                <bdi>{applicationNumber ?? id}</bdi>
              </TextLink>
            </li>
          ))}
        </HStack>
      </Alert>
    </Box>
  );
};
