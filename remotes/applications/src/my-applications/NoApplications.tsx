import { APPLICATION_NAMESPACE } from '@portal/application-view';
import { fundTypes } from '@portal/contracts/funds/enums';
import { ButtonLink, TextLink, useTranslation } from '@portal/platform';
import { Box, Card, Empty, Flex, Grid, Heading, Stack } from '@portal/ui';
import { Calculator, FileText, type LucideIcon, Users } from 'lucide-react';
import { elsewhere } from '../navigation/paths.ts';
import { StartMenu } from './StartMenu.tsx';

const needed: readonly { key: string; icon: LucideIcon }[] = [
  { key: 'certificate', icon: FileText },
  { key: 'accounts', icon: Calculator },
  { key: 'signatory', icon: Users },
];

/** Nothing yet: the two ways to begin, and what to have at hand. */
export const NoApplications = () => {
  const { t } = useTranslation('applications');
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  return (
    <Stack gap="5">
      <Card px="5">
        <Empty
          title={t('empty.title')}
          action={
            <>
              <ButtonLink to={elsewhere.chooseFund}>{t('empty.check')}</ButtonLink>
              <StartMenu variant="outline" />
            </>
          }
        >
          {t('empty.text')}
        </Empty>
      </Card>
      <Card padded>
        <Heading textStyle="panelTitle" mb="4">
          {t('empty.atHand')}
        </Heading>
        <Grid as="ul" listStyleType="none" gap="5" templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
          {needed.map(({ key, icon: Icon }) => (
            <Flex as="li" key={key} gap="3">
              <Box color="brand.fg" flexShrink={0} mt="0.5">
                <Icon size={20} strokeWidth={1.75} aria-hidden />
              </Box>
              {t(`empty.${key}`)}
            </Flex>
          ))}
        </Grid>
        <Flex as="ul" listStyleType="none" mt="5" columnGap="6" rowGap="2" flexWrap="wrap">
          {fundTypes.map((fundType) => (
            <li key={fundType}>
              <TextLink to={elsewhere.beforeYouStart(fundType)} py="1">
                {t('empty.before', { fund: applicationText(`fundType.${fundType}`) })}
              </TextLink>
            </li>
          ))}
        </Flex>
      </Card>
    </Stack>
  );
};
