import { ButtonLink, useTranslation } from '@portal/platform';
import { Alert, Box, HStack, Text, Link as UiLink } from '@portal/ui';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { AuthHead } from '../auth-parts/AuthHead.tsx';
import { ResendConfirmation } from '../auth-parts/ResendConfirmation.tsx';
import { signInWithStoredNext } from '../auth-parts/stored-next.ts';
import { useDemo } from '../demo/demo.queries.ts';

/** What to do after the mail of a registration has been sent. In demo mode the mailbox is a link away. */
export const CheckYourMail = ({ email }: { email: string }) => {
  const { t } = useTranslation('shell');
  const demo = useDemo();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);
  return (
    <Box ref={top} tabIndex={-1}>
      <AuthHead title={t('register.sentTitle')} />
      <Alert status="success" icon={MailCheck} title={<bdi dir="ltr">{email}</bdi>}>
        <Text>{t('register.sentText')}</Text>
        {demo && (
          <Text mt="2">
            <UiLink href="/demo/mailbox" target="_blank" rel="noreferrer">
              {t('demo.openMailbox')}
            </UiLink>
          </Text>
        )}
      </Alert>
      <HStack mt="6" gap="3" wrap="wrap">
        <ResendConfirmation email={email} />
        <ButtonLink to={signInWithStoredNext()} variant="outline" size="sm">
          {t('auth.toSignIn')}
        </ButtonLink>
      </HStack>
    </Box>
  );
};
