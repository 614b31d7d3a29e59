import type { CurrentProfile } from '@portal/contracts/profile/calls';
import { useTranslation } from '@portal/platform';
import { FormShell, PasswordField, SubmitButton, useForm } from '@portal/platform/forms';
import { Badge, Box, Button, Card, CardBody, Flex, Heading, HStack, Text } from '@portal/ui';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { errorAtField } from '../auth-parts/error-at-field.ts';
import { useSecondFactor } from './profile.queries.ts';

/** Asks for the password before the protection of the account changes. */
const Confirm = ({ enabled, onDone }: { enabled: boolean; onDone: () => void }) => {
  const { t } = useTranslation('shell');
  const change = useSecondFactor();
  const form = useForm({ defaultValues: { currentPassword: '' } });
  const submit = async ({ currentPassword }: { currentPassword: string }) => {
    await change.mutateAsync({ enabled, currentPassword }).catch((error: unknown) => {
      throw errorAtField(error, 'INVALID_PASSWORD', 'currentPassword');
    });
    onDone();
  };
  return (
    <Box mt="5" maxW="440px">
      <FormShell form={form} error={null} onSubmit={submit} leaveGuard={false} summary="rest">
        <PasswordField name="currentPassword" label={t('fields.currentPassword')} />
        <HStack gap="3" wrap="wrap">
          <SubmitButton>{t(enabled ? 'secondFactor.on' : 'secondFactor.off')}</SubmitButton>
          <Button variant="outline" onClick={onDone}>
            {t('secondFactor.cancel')}
          </Button>
        </HStack>
      </FormShell>
    </Box>
  );
};

/** The code by e-mail: a must for staff, a choice for everyone else. */
export const SecondFactor = ({ profile }: { profile: CurrentProfile }) => {
  const { t } = useTranslation('shell');
  const [asking, setAsking] = useState(false);
  const { mfaEnabled, mfaMandatory } = profile;
  return (
    <Card>
      <CardBody>
        <Flex wrap="wrap" justifyContent="space-between" alignItems="center" gap="3">
          <Heading as="h2" textStyle="panelTitle">
            {t('secondFactor.title')}
          </Heading>
          <Badge palette={mfaEnabled ? 'forest' : 'ash'} icon={mfaEnabled ? ShieldCheck : ShieldOff}>
            {t(mfaEnabled ? 'secondFactor.isOn' : 'secondFactor.isOff')}
          </Badge>
        </Flex>
        <Text mt="2" color="fg.muted">
          {t(mfaMandatory ? 'secondFactor.must' : 'secondFactor.text')}
        </Text>
        {!mfaMandatory && !asking && (
          <Box mt="4">
            <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
              {t(mfaEnabled ? 'secondFactor.off' : 'secondFactor.on')}
            </Button>
          </Box>
        )}
        {asking && <Confirm enabled={!mfaEnabled} onDone={() => setAsking(false)} />}
      </CardBody>
    </Card>
  );
};
