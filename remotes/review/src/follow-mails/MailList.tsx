import type { SentMail } from '@portal/contracts/review/decide';
import { formatDateTime, useQuery, useTranslation } from '@portal/platform';
import { Box, Disclosure, Heading, Text } from '@portal/ui';
import { mailsOf } from '../read-application/application.queries.ts';
import { LoadingOrFailed } from '../wait-for-data/LoadingOrFailed.tsx';
import { MailText } from './MailText.tsx';

const Title = ({ mail }: { mail: SentMail }) => {
  const { t } = useTranslation('review');
  const state = mail.state === 'SENT' ? undefined : t(`mails.state.${mail.state}`);
  return (
    <>
      <bdi lang={mail.language}>{mail.subject}</bdi>
      <Box as="span" display="block" fontSize="sm" fontWeight="normal" color="fg.muted">
        {[formatDateTime(mail.at), state].filter(Boolean).join(t('separator'))}
        <br />
        <bdi>{mail.to}</bdi>
      </Box>
    </>
  );
};

/** What the applicant was written by mail, the newest first. */
export const MailList = ({ id }: { id: string }) => {
  const { t } = useTranslation('review');
  const mails = useQuery(mailsOf(id));
  const { data } = mails;
  return (
    <Box as="section" mt="8" aria-label={t('mails.title')} overflowWrap="anywhere">
      <Heading textStyle="panelTitle" mb="2">
        {t('mails.title')}
      </Heading>
      {!data && <LoadingOrFailed query={mails} words="mails" />}
      {data?.length === 0 && <Text color="fg.muted">{t('mails.none')}</Text>}
      {data?.map((mail) => (
        <Disclosure key={mail.id} title={<Title mail={mail} />}>
          {mail.text === null ? t('mails.notKept') : <MailText {...mail} text={mail.text} />}
        </Disclosure>
      ))}
    </Box>
  );
};
