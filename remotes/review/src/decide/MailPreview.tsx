import type { Decide } from '@portal/contracts/review/decide';
import { ErrorAlert, useTranslation } from '@portal/platform';
import { useFormContext, useWatch } from '@portal/platform/forms';
import { Alert, Button, Disclosure, Text } from '@portal/ui';
import { useState } from 'react';
import { usePreviewMail } from './decide.queries.ts';
import type { DecisionValues } from './decision-kinds.ts';
import { LetterWords } from './LetterWords.tsx';

interface Props {
  applicationId: string;
  bodyOf: (values: DecisionValues) => Decide;
}

/** What the applicant will be told, made by the server as it will be sent. */
export const MailPreview = ({ applicationId, bodyOf }: Props) => {
  const { t } = useTranslation('review');
  const { trigger, getValues, control } = useFormContext<DecisionValues>();
  const preview = usePreviewMail(applicationId);
  const [isLacking, setLacking] = useState(false);
  useWatch({ control }); // drawn again as words are typed
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
      title={t('letter.title')}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void ask();
      }}
    >
      {preview.isPending && <Text role="status">{t('letter.loading')}</Text>}
      {preview.error && <ErrorAlert error={preview.error} lead={t('letter.failed')} />}
      {preview.data !== undefined && <LetterWords mail={preview.data} />}
      {(isLacking || hasChanged) && (
        <Alert
          title={t(isLacking ? 'letter.lacking' : 'letter.changed')}
          mt="3"
          live
          actions={
            <Button type="button" variant="outline" onClick={ask}>
              {t('letter.again')}
            </Button>
          }
        />
      )}
    </Disclosure>
  );
};
