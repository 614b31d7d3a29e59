import { Flex } from '@portal/ui';
import {
  ArrowUpRight,
  CirclePause,
  CirclePlay,
  CircleStop,
  Construction,
  GitFork,
  type LucideIcon,
  Pin,
  Snowflake,
  Trash2,
  TriangleAlert,
  Undo2,
  Wrench,
} from 'lucide-react';
import { actionTitle, isAlarming } from '../format/actions.ts';

const icons: Record<string, LucideIcon> = {
  pin: Pin,
  promote: ArrowUpRight,
  rollback: Undo2,
  repair: Wrench,
  remove: Trash2,
  maintenance: Construction,
  freeze: Snowflake,
  unfreeze: Snowflake,
  canary: GitFork,
  ramp: GitFork,
  'canary-finish': GitFork,
  'canary-hold': CirclePause,
  'canary-resume': CirclePlay,
  'canary-stop': CircleStop,
  'canary-halt': CircleStop,
  'canary-refused': TriangleAlert,
  found: TriangleAlert,
};

/** What was done, with its icon; only what takes something back is in the colour of an alarm. */
export const ActionName = ({ action }: { action: string }) => {
  const Icon = icons[action] ?? Wrench;
  return (
    <Flex
      as="span"
      display="inline-flex"
      verticalAlign="middle"
      align="center"
      gap="2"
      fontWeight="bold"
      whiteSpace="nowrap"
      {...(isAlarming(action) && { color: 'fg.error' })}
    >
      <Icon size={15} strokeWidth={2} aria-hidden />
      {actionTitle(action)}
    </Flex>
  );
};
