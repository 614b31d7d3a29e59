import {
  ButtonLink,
  carryNext,
  changeLanguage,
  currentLanguage,
  Page,
  TextLink,
  useLocation,
  useTranslation,
} from '@portal/platform';
import { Alert, Box, HStack, Text, Link as UiLink } from '@portal/ui';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { AuthHead } from '../auth-parts/AuthHead.tsx';
import { ResendConfirmation } from '../auth-parts/ResendConfirmation.tsx';
import { signInWithStoredNext, storeNext } from '../auth-parts/stored-next.ts';
import { useDemo } from '../demo/demo.queries.ts';
import { RegisterForm } from './RegisterForm.tsx';

/** What to do after the mail of a registration has been sent. In demo mode the mailbox is a link away. */
const CheckYourMail = ({ email }: { email: string }) => {
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

/** An account for an applicant. It opens once the address is confirmed. */
export const Component = () => {
  const { t } = useTranslation('shell');
  const { search } = useLocation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) {
    return (
      <Page title={t('register.sentTitle')}>
        <CheckYourMail email={sentTo} />
      </Page>
    );
  }
  return (
    <Page title={t('register.title')}>
      <AuthHead title={t('register.title')}>
        {t('register.have')}{' '}
        <TextLink to={carryNext('/auth/sign-in', search)} fontWeight="600">
          {t('header.logIn')}
        </TextLink>
      </AuthHead>
      <RegisterForm
        onRegistered={(email) => {
          // The account is in this language now, its workspace with it.
          void changeLanguage(currentLanguage()).catch(() => undefined);
          storeNext(new URLSearchParams(search).get('next'));
          setSentTo(email);
        }}
      />
    </Page>
  );
};
