import type { DecisionMail } from '@portal/contracts/review/decide';
import { useTranslation } from '@portal/platform';
import { Text } from '@portal/ui';
import { MailWords } from '../follow-mails/MailWords.tsx';

/** What the applicant will be told, or that nothing is sent now. */
export const LetterWords = ({ mail }: { mail: DecisionMail | null }) => {
  const { t } = useTranslation('review');
  if (mail === null) return <Text>{t('letter.none')}</Text>;
  const language = t(`languages.${mail.language}`);
  return (
    <>
      <Text>{t('letter.lead', { to: mail.to, language })}</Text>
      <Text mb="3">{t(mail.fundWords ? 'letter.fundWords' : 'letter.generalWords', { language })}</Text>
      <MailWords {...mail} />
    </>
  );
};
