import type { TextState } from '@portal/contracts/content/section.schemas';
import { useTranslation } from '@portal/platform';
import { Box, HStack, Text } from '@portal/ui';
import {
  CalendarClock,
  CircleCheck,
  CircleDashed,
  CircleDot,
  Languages,
  type LucideIcon,
} from 'lucide-react';

/** What is shown of the state of a text. */
export type ShownState = Pick<TextState, 'status'> & Partial<TextState>;

const looks: Record<TextState['status'], { icon: LucideIcon; color: string }> = {
  PUBLISHED: { icon: CircleCheck, color: 'brand.fg' },
  CHANGED: { icon: CircleDot, color: 'accent.fg' },
  DRAFT: { icon: CircleDashed, color: 'fg.muted' },
};

/** The state of a text as icon and word; without the word where space is short, then it is the icon's name. */
export const StateBadge = ({
  state,
  iconOnly = false,
}: {
  state: ShownState | undefined;
  iconOnly?: boolean;
}) => {
  const { t } = useTranslation('cms');
  const status = state?.status ?? 'DRAFT';
  const { icon: Icon, color } = looks[status];
  const word = t(`status.${status}`);
  return (
    <HStack as="span" gap="1.5" color={color} flexShrink="0">
      <Icon
        size={15}
        strokeWidth={2}
        {...(iconOnly ? { role: 'img', 'aria-label': word } : { 'aria-hidden': true })}
      />
      {!iconOnly && (
        <Text as="span" textStyle="badge">
          {word}
        </Text>
      )}
      {state?.isBehind && (
        <Box asChild color="accent.fg">
          <Languages size={15} strokeWidth={2} role="img" aria-label={t('englishChanged')} />
        </Box>
      )}
      {state?.scheduledFor && (
        <CalendarClock size={15} strokeWidth={2} role="img" aria-label={t('schedule.waiting')} />
      )}
    </HStack>
  );
};
