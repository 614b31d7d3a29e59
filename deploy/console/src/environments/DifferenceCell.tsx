import { Flex } from '@portal/ui';
import { Equal, GitCompareArrows } from 'lucide-react';
import type { Difference } from '../api/types.ts';

const maxShown = 3;

/** The first few; how many more there are is said, and all of them are in the title. */
const shortText = ({ from, to, words }: Difference): string => {
  if (from === undefined || to === undefined) return to === undefined ? 'Goes away' : 'New app';
  if (words.length === 0) return 'Code only';
  const more = words.length - maxShown;
  const first = words.slice(0, maxShown).join('; ');
  return more > 0 ? `${first}; ${more} more` : first;
};

/** What differs in words; what is the same is pale, so that only differences are read. */
export const DifferenceCell = ({ difference }: { difference: Difference | undefined }) =>
  difference ? (
    <Flex align="center" gap="2.5" title={difference.words.join('; ') || undefined} overflowWrap="anywhere">
      <GitCompareArrows size={16} aria-hidden style={{ flexShrink: 0 }} />
      {shortText(difference)}
    </Flex>
  ) : (
    <Flex align="center" gap="2.5" color="fg.subtle">
      <Equal size={16} aria-hidden style={{ flexShrink: 0 }} />
      Same build
    </Flex>
  );
