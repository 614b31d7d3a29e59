import { Box, Button, Flex } from '@portal/ui';
import { CircleCheck, CircleX } from 'lucide-react';
import { useMayChange } from '../api/session.ts';
import type { Promotion } from './promotion.ts';

interface PromotionSentenceProps {
  id: string;
  promotion: Promotion;
  onUntested: () => void;
}

/** Between the two environments: whether one may go to the other, and what to do if not. */
export const PromotionSentence = ({
  id,
  promotion: { state, sentence },
  onUntested,
}: PromotionSentenceProps) => {
  const mayChange = useMayChange();
  const Icon = state === 'open' ? CircleCheck : CircleX;
  return (
    <Flex
      gap="2.5"
      color={state === 'open' ? 'brand.fg' : 'fg.error'}
      fontSize="xs"
      fontWeight="semibold"
      lineHeight="1.45"
    >
      <Box asChild flexShrink="0" mt="2px">
        <Icon size={17} aria-hidden />
      </Box>
      <Box>
        <p id={id}>{sentence}</p>
        {state === 'untested' && mayChange && (
          <Button variant="danger" size="xs" mt="2" onClick={onUntested}>
            Promote untested
          </Button>
        )}
      </Box>
    </Flex>
  );
};
