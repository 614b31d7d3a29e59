import { Link, useTranslation } from '@portal/platform';
import { Button, Card, CardBody, Heading, HStack, Text } from '@portal/ui';

/** The ways to the pages that not every role has in its menu. */
export const SignInActivity = () => {
  const { t } = useTranslation('shell');
  return (
    <Card>
      <CardBody>
        <Heading as="h2" textStyle="panelTitle">
          {t('activity.title')}
        </Heading>
        <Text mt="2" color="fg.muted">
          {t('activity.text')}
        </Text>
        <HStack mt="4" gap="3" wrap="wrap">
          <Button asChild variant="outline" size="sm">
            <Link to="/workspace/login-history">{t('activity.history')}</Link>
          </Button>
          <Button asChild variant="outline" size="sm">
            <Link to="/workspace/password-management">{t('activity.password')}</Link>
          </Button>
        </HStack>
      </CardBody>
    </Card>
  );
};
