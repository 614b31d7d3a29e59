import { useTranslation } from '@portal/platform';
import { Box, Flex, HStack, IconButton } from '@portal/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ReviewerInitials } from './queue-cells.tsx';
import { tight } from './queue-columns.tsx';

interface Props {
  page: number;
  pageSize: number;
  total: number;
  isCapped: boolean;
  /** The actions on what is selected need the room of the range. */
  isSelecting: boolean;
  onPage: (page: number) => void;
  onPageSize: (size: string) => void;
  /** What can be done with what is selected. */
  children?: ReactNode;
}

const sizes = [10, 25, 50, 100];

const Legend = () => {
  const { t } = useTranslation('review');
  return (
    // In one line with the rest, or not at all.
    <HStack
      gap="3"
      hideBelow="xl"
      color="fg.muted"
      fontSize="0.8125rem"
      flex="1"
      minW="0"
      h="1.7rem"
      overflow="hidden"
      wrap="wrap"
      justify="flex-end"
    >
      {(['done', 'started', 'notOpened'] as const).map((progress) => (
        <HStack key={progress} gap="1.5">
          <ReviewerInitials text="AB" progress={progress} />
          {t(`progress.${progress}`)}
        </HStack>
      ))}
    </HStack>
  );
};

/** Stays under the list: what the marks mean, and the pages. */
export const QueueFoot = (props: Props) => {
  const { page, pageSize, total, isCapped, onPage, onPageSize, isSelecting, children } = props;
  const { t } = useTranslation('review');
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  return (
    <Flex
      px={{ base: '5', md: '3' }}
      py="1"
      minH="41px"
      gap="3"
      wrap="wrap"
      align="center"
      justify="space-between"
      borderTopWidth="1px"
      bg="bg.surface"
      data-print="hide"
    >
      {children}
      <HStack gap="4" ms="auto" flex={{ xl: '1' }} minW="0" justify="flex-end">
        <Legend />
        <HStack wrap="wrap" justify="flex-end" gap="2" fontSize="0.8125rem" color="fg.muted">
          <Box as="span" role="status" css={{ [tight]: { srOnly: isSelecting } }}>
            {t(isCapped ? 'queue.rangeCapped' : 'queue.range', { from, to, count: total })}
          </Box>
          <Box asChild h="32px" borderWidth="1px" borderRadius="md" bg="bg.surface" color="fg" px="1">
            <select
              aria-label={t('queue.pageSize')}
              value={String(pageSize)}
              onChange={(event) => onPageSize(event.target.value)}
            >
              {sizes.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </select>
          </Box>
          <IconButton
            variant="outline"
            size="xs"
            aria-label={t('queue.previous')}
            aria-disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            <ChevronLeft size={16} aria-hidden />
          </IconButton>
          <IconButton
            variant="outline"
            size="xs"
            aria-label={t('queue.next')}
            aria-disabled={to >= total}
            onClick={() => onPage(page + 1)}
          >
            <ChevronRight size={16} aria-hidden />
          </IconButton>
        </HStack>
      </HStack>
    </Flex>
  );
};
