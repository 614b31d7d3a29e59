import { Button, Flex } from '@portal/ui';
import type { ReactNode, Ref } from 'react';
import { SubmitButton, type SubmitButtonProps } from './SubmitButton.tsx';

export interface FormButtonsProps extends Pick<SubmitButtonProps, 'size' | 'variant' | 'sendingText'> {
  submit: ReactNode;
  cancel: ReactNode;
  onCancel: () => void;
  /** The way out, for a dialog that puts the focus there first. */
  cancelRef?: Ref<HTMLButtonElement>;
}

/** The end of a form that can be left without sending it. */
export const FormButtons = ({ submit, cancel, onCancel, cancelRef, size, ...look }: FormButtonsProps) => (
  <Flex gap="3" wrap="wrap">
    <SubmitButton {...look} size={size}>
      {submit}
    </SubmitButton>
    <Button full="phone" size={size} variant="outline" type="button" ref={cancelRef} onClick={onCancel}>
      {cancel}
    </Button>
  </Flex>
);
