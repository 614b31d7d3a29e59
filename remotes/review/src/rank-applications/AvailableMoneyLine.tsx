import { useTranslation } from '@portal/platform';
import { Box, Flex } from '@portal/ui';
import { Banknote } from 'lucide-react';

interface Props {
  placed: string;
  available: string;
  left: string;
  /** What the first below it asks for. */
  next: string;
}

/** Between the last that the money is enough for and the first that it is not. */
export const AvailableMoneyLine = ({ placed, available, left, next }: Props) => {
  const { t } = useTranslation('review');
  return (
    <Flex
      data-money-ends
      gap="3"
      wrap="wrap"
      justify="space-between"
      mt="2"
      px={{ base: '0', md: '5' }}
      py="2"
      borderTopWidth="2px"
      borderColor="laterite.solid"
      bg="laterite.subtle"
      color="laterite.fg"
      fontSize="0.875rem"
    >
      <Flex gap="2" align="center" fontWeight="bold">
        <Banknote size={16} aria-hidden />
        {t('ranking.ends')}
      </Flex>
      <Box>{t('ranking.endsText', { placed, available, left, next })}</Box>
    </Flex>
  );
};
