import { useTranslation } from '@portal/platform';

/** The English text below a field, in its own direction whatever that of the page is. */
export const EnglishText = ({ text }: { text: string }) => {
  const { t } = useTranslation('cms');
  return (
    <>
      {t('english')}{' '}
      <bdi lang="en" dir="ltr">
        {text}
      </bdi>
    </>
  );
};
