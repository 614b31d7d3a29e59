import type { DecisionMail } from '@portal/contracts/review/decide';
import { ErrorAlert, useTranslation } from '@portal/platform';
import { useFormContext, useWatch } from '@portal/platform/forms';
import { Alert, Button, Disclosure, Text } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { MailText } from '../follow-mails/MailText.tsx';
import type { Asked, usePreviewMail } from './decide.queries.ts';
import type { DecisionValues } from './decision-kinds.ts';

/** What the applicant will be told, or that nothing is sent now. */
const DecisionMailText = ({ mail }: { mail: DecisionMail | null }) => {
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

interface Props {
  preview: ReturnType<typeof usePreviewMail>;
  bodyOf: (values: DecisionValues) => Asked;
  /** Where there are several: whose it is. */
  title?: ReactNode;
}

/** What the applicant will be told, made by the server as it will be sent. */
export const MailPreview = ({ preview, bodyOf, title }: Props) => {
  const { t } = useTranslation('review');
  const { trigger, getValues, control } = useFormContext<DecisionValues>();
  const [isLacking, setLacking] = useState(false);
  useWatch({ control, disabled: preview.variables === undefined }); // drawn again as words are typed
  const hasChanged =
    preview.variables !== undefined &&
    JSON.stringify(preview.variables) !== JSON.stringify(bodyOf(getValues()));
  const ask = async () => {
    const isComplete = await trigger();
    setLacking(!isComplete);
    if (isComplete) preview.mutate(bodyOf(getValues()));
    else preview.reset();
  };
  return (
    <Disclosure
      title={title ?? t('letter.title')}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void ask();
      }}
    >
      {preview.isPending && <Text role="status">{t('letter.loading')}</Text>}
      {preview.error && <ErrorAlert error={preview.error} lead={t('letter.failed')} />}
      {preview.data !== undefined && <DecisionMailText mail={preview.data} />}
      {(isLacking || hasChanged) && (
        <Alert
          title={t(isLacking ? 'letter.lacking' : 'letter.changed')}
          mt="3"
          live
          actions={
            <Button variant="outline" onClick={ask}>
              {t('letter.again')}
            </Button>
          }
        />
      )}
    </Disclosure>
  );
};
