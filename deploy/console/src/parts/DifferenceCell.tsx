import { Flex } from '@portal/ui';
import { Equal, GitCompareArrows } from 'lucide-react';
import type { Difference } from '../api/types.ts';

const maxShown = 3;

/** The first few; how many more there are is said, and all of them are in the title. */
const textOf = ({ from, to, words }: Difference, isWhole: boolean): string => {
  if (from === undefined || to === undefined) return to === undefined ? 'Goes away' : 'New app';
  if (words.length === 0) return 'Code only';
  const more = isWhole ? 0 : words.length - maxShown;
  return more > 0 ? `${words.slice(0, maxShown).join('; ')}; ${more} more` : words.join('; ');
};

/** What differs in words; what is the same is pale, so that only differences are read. */
export const DifferenceCell = ({
  difference,
  isWhole = false,
}: {
  difference: Difference | undefined;
  isWhole?: boolean;
}) =>
  difference ? (
    <Flex align="center" gap="2.5" title={difference.words.join('; ') || undefined} overflowWrap="anywhere">
      <GitCompareArrows size={16} aria-hidden style={{ flexShrink: 0 }} />
      {textOf(difference, isWhole)}
    </Flex>
  ) : (
    <Flex align="center" gap="2.5" color="fg.subtle">
      <Equal size={16} aria-hidden style={{ flexShrink: 0 }} />
      Same build
    </Flex>
  );
