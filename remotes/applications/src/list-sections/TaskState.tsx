import { useTranslation } from '@portal/platform';
import { HStack } from '@portal/ui';
import { Circle, CircleCheck, CircleDashed, CircleDot, Lock, type LucideIcon } from 'lucide-react';

const looks = {
  COMPLETE: { icon: CircleCheck, color: 'forest.fg' },
  IN_PROGRESS: { icon: CircleDashed, color: 'marigold.fg' },
  NOT_STARTED: { icon: Circle, color: 'fg.muted' },
  READY: { icon: CircleDot, color: 'marigold.fg' },
  CANNOT_START: { icon: Lock, color: 'fg.muted' },
  LOCKED: { icon: Lock, color: 'fg.muted' },
} as const satisfies Record<string, { icon: LucideIcon; color: string }>;

export type TaskStateName = keyof typeof looks;

/** The state of a section as an icon and a word. */
export const TaskState = ({ state }: { state: TaskStateName }) => {
  const { t } = useTranslation('applications');
  const { icon: Icon, color } = looks[state];
  return (
    <HStack gap="2" color={color} fontSize="sm" fontWeight="semibold" flexShrink={0}>
      <Icon size={16} strokeWidth={2} aria-hidden />
      {t(`tasks.state.${state}`)}
    </HStack>
  );
};
