import { Flex } from '@portal/ui';
import { actionIcon, actionTitle, isAlarming } from '../format/actions.ts';

/** What was done, with its icon; only what takes something back is in the colour of an alarm. */
export const ActionName = ({ action }: { action: string }) => {
  const Icon = actionIcon(action);
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
