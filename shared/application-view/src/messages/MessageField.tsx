import { TextAreaField } from '@portal/platform/forms';
import { Box } from '@portal/ui';
import type { ComponentProps, KeyboardEvent } from 'react';

const sendByKeys = ({ key, ctrlKey, metaKey, target }: KeyboardEvent): void => {
  if (key === 'Enter' && (ctrlKey || metaKey) && target instanceof HTMLTextAreaElement)
    target.form?.requestSubmit();
};

/** The text of a message, which Ctrl or Command with Enter sends. */
export const MessageField = (props: ComponentProps<typeof TextAreaField>) => (
  <Box onKeyDown={sendByKeys}>
    <TextAreaField {...props} />
  </Box>
);
