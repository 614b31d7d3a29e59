import type { DecisionMail } from '@portal/contracts/review/decide';
import { useTranslation } from '@portal/platform';
import { Text } from '@portal/ui';
import { MailText } from '../follow-mails/MailText.tsx';

/** What the applicant will be told, or that nothing is sent now. */
export const DecisionMailText = ({ mail }: { mail: DecisionMail | null }) => {
  const { t } = useTranslation('review');
  if (mail === null) return <Text>{t('letter.none')}</Text>;
  const language = t(`languages.${mail.language}`);
  return (
    <>
      <Text>{t('letter.lead', { to: mail.to, language })}</Text>
      <Text mb="3">{t(mail.fundWords ? 'letter.fundWords' : 'letter.generalWords', { language })}</Text>
      <MailText {...mail} />
    </>
  );
};
