import { ButtonLink, useTranslation } from '@portal/platform';
import { Card, Heading, HStack, Text } from '@portal/ui';

/** The ways to the pages that not every role has in its menu. */
export const SignInActivity = () => {
  const { t } = useTranslation('shell');
  return (
    <Card padded>
      <Heading textStyle="panelTitle">{t('activity.title')}</Heading>
      <Text mt="2" color="fg.muted">
        {t('activity.text')}
      </Text>
      <HStack mt="4" gap="3" wrap="wrap">
        <ButtonLink to="/workspace/login-history" variant="outline" size="sm">
          {t('activity.history')}
        </ButtonLink>
        <ButtonLink to="/workspace/password-management" variant="outline" size="sm">
          {t('activity.password')}
        </ButtonLink>
      </HStack>
    </Card>
  );
};
