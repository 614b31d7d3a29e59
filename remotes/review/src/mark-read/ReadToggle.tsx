import { useTranslation } from '@portal/platform';
import { Button } from '@portal/ui';
import { Check, Circle } from 'lucide-react';

interface Props {
  /** Of what is read. */
  name: string;
  isRead: boolean;
  onChange: (isRead: boolean) => void;
}

/** Says that something was read, and takes it back. */
export const ReadToggle = ({ name, isRead, onChange }: Props) => {
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
      {t('read.mark')}
    </Button>
  );
};
