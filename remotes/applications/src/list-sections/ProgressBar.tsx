import { useTranslation } from '@portal/platform';
import { Box, Flex } from '@portal/ui';
import { useDraft } from '../edit-draft/draft-context.ts';

const looks = {
  COMPLETE: { bg: 'brand.solid' },
  IN_PROGRESS: {
    backgroundImage:
      'repeating-linear-gradient(90deg, {colors.accent.solid} 0 6px, {colors.bg.muted} 6px 10px)',
  },
  NOT_STARTED: { bg: 'bg.muted', borderWidth: '1px', borderColor: 'border' },
} as const;

/** One bar per section: solid done, striped begun, grey not started. The words are in the list. */
export const ProgressBar = () => {
  const { t } = useTranslation('applications');
  const { progress } = useDraft();
  const done = progress.filter(({ state }) => state === 'COMPLETE').length;
  return (
    <Flex
      gap="1"
      role="img"
      aria-label={t('tasks.progress', { done, total: progress.length })}
      data-print="hide"
      css={{ forcedColorAdjust: 'none' }}
    >
      {progress.map(({ section, state }) => (
        <Box key={section} flex="1" h="2" borderRadius="xs" css={looks[state]} />
      ))}
    </Flex>
  );
};
