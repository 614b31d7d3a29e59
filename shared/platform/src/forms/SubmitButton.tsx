import { Button, type ButtonProps } from '@portal/ui';
import { useTranslation } from 'react-i18next';
import { useFormParts } from './form-registry.ts';

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'loading' | 'loadingText'> & {
  sendingText?: string;
};

/** Sends the form around it; keeps its width and says so while it is on its way. */
export const SubmitButton = ({ children, sendingText, ...props }: SubmitButtonProps) => {
  const { t } = useTranslation('platform');
  const { isSubmitting } = useFormParts();
  return (
    <Button
      full="phone"
      {...props}
      type="submit"
      loading={isSubmitting}
      loadingText={sendingText ?? t('forms.sending')}
    >
      {children}
    </Button>
  );
};
