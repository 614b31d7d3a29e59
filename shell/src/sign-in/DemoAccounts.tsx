import { roleLabel } from '@portal/contracts';
import { useQuery, useTranslation } from '@portal/platform';
import { Box, Button, Heading, Text, Link as UiLink } from '@portal/ui';
import { demoQuery } from '../demo/demo.queries.ts';

interface DemoAccountsProps {
  onChoose: (account: { email: string; password: string }) => void;
}

/** In demo mode only: the accounts to try, each a press away. */
export const DemoAccounts = ({ onChoose }: DemoAccountsProps) => {
  const { t } = useTranslation('shell');
  const { data: demo } = useQuery(demoQuery);
  if (demo === undefined) return null;
  return (
    <Box
      as="section"
      mt="8"
      p="5"
      borderWidth="1px"
      borderStyle="dashed"
      borderRadius="lg"
      borderColor="accent.border"
    >
      <Heading textStyle="panelTitle">{t('demo.title')}</Heading>
      <Text mt="1" fontSize="sm" color="fg.muted">
        {t('demo.text')}{' '}
        <UiLink href="/demo/mailbox" target="_blank" rel="noreferrer">
          {t('demo.mailbox')}
        </UiLink>
        .
      </Text>
      <Box as="ul" mt="3" listStyleType="none">
        {demo.accounts.map(({ email, password, role }) => (
          <Box as="li" key={email} borderTopWidth="1px" py="1">
            <Button
              variant="ghost"
              size="sm"
              w="full"
              justifyContent="space-between"
              px="2"
              h="auto"
              minH="8"
              py="1"
              flexWrap="wrap"
              onClick={() => onChoose({ email, password })}
            >
              <Box as="bdi" dir="ltr" overflowWrap="anywhere">
                {email}
              </Box>
              <Box as="span" color="fg.muted" fontWeight="400">
                {t(`roles.${role}`, { defaultValue: roleLabel(role) })}
              </Box>
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
