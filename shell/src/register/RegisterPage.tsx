import {
  carryNext,
  changeLanguage,
  currentLanguage,
  Page,
  TextLink,
  useLocation,
  useTranslation,
} from '@portal/platform';

import { useState } from 'react';
import { AuthHead } from '../auth-parts/AuthHead.tsx';
import { storeNext } from '../auth-parts/stored-next.ts';
import { CheckYourMail } from './CheckYourMail.tsx';
import { RegisterForm } from './RegisterForm.tsx';

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
