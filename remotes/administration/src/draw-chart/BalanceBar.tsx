import type { FundType } from '@portal/contracts/funds/enums';
import type { Money } from '@portal/contracts/funds/money';
import { Box, Flex } from '@portal/ui';
import { shareOf } from '../format-amounts/amounts.ts';
import { fundColor, keepsColors } from './colors.ts';

interface Props {
  fundType: FundType;
  available: Money;
  balance: Money;
}

/** A balance as a bar: what is available solid, what is committed hatched. The numbers stand beside it. */
export const BalanceBar = ({ fundType, available, balance }: Props) => {
  const color = fundColor[fundType];
  const share = shareOf(available, balance);
  const isSomething = Number(balance.amount) > 0;
  return (
    <Flex h="6" gap="2px" borderRadius="xs" overflow="hidden" bg="bg.muted" css={keepsColors} aria-hidden>
      {isSomething && (
        <>
          <Box style={{ background: color, flexGrow: share }} />
          <Box
            style={{
              flexGrow: 1 - share,
              background: `repeating-linear-gradient(-45deg, ${color} 0 4px, transparent 4px 8px)`,
            }}
          />
        </>
      )}
    </Flex>
  );
};
