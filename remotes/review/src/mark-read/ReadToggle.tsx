import { useTranslation } from '@portal/platform';
import { Box, Button } from '@portal/ui';
import { Check, Circle } from 'lucide-react';
import { signOnly } from '../workspace-parts/workspace-layout.ts';

interface Props {
  /** Of what is read. */
  name: string;
  isRead: boolean;
  /** In the strip above a document. */
  isInStrip?: boolean;
  onChange: (isRead: boolean) => void;
}

/** Says that something was read, and takes it back. */
export const ReadToggle = ({ name, isRead, isInStrip = false, onChange }: Props) => {
  const { t } = useTranslation('review');
  const Icon = isRead ? Check : Circle;
  return (
    <Button
      size="xs"
      variant="ghost"
      flexShrink="0"
      aria-pressed={isRead}
      aria-label={t('read.of', { name })}
      onClick={() => onChange(!isRead)}
    >
      <Icon size={16} aria-hidden />
      <Box as="span" {...(isInStrip && { css: signOnly })}>
        {t('read.mark')}
      </Box>
    </Button>
  );
};
