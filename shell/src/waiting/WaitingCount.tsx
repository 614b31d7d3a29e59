import { useTranslation } from '@portal/platform';
import { Badge, VisuallyHidden } from '@portal/ui';
import { useWaiting } from './use-waiting.ts';

export const Count = ({ count }: { count: number }) => {
  const { t } = useTranslation('waiting');
  return (
    <Badge palette="laterite" minH="22px" px="1.5">
      <VisuallyHidden>{t('waiting')}</VisuallyHidden> {count > 99 ? '99+' : count}
    </Badge>
  );
};

/** How much waits at one entry of the menu; nothing where nothing does. */
export const WaitingCount = ({ at }: { at: string }) => {
  const entry = useWaiting().entries.find(({ key }) => key === at);
  return entry ? <Count count={entry.count} /> : null;
};
