import { chakra } from '@chakra-ui/react';
import { InputFrame, InputStart } from './input-parts.ts';
import { TextInput, type TextInputProps } from './inputs.tsx';

export interface MoneyInputProps extends TextInputProps {
  /** ISO code shown before the amount. */
  currency: string;
}

export const MoneyInput = ({ currency, ...props }: MoneyInputProps) => (
  <InputFrame dir="ltr">
    <InputStart aria-hidden fontSize="sm" fontWeight="medium">
      <chakra.span pe="3" borderInlineEndWidth="1px" lineHeight="24px">
        {currency}
      </chakra.span>
    </InputStart>
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      ps="4.5rem"
      fontVariantNumeric="tabular-nums"
      {...props}
    />
  </InputFrame>
);
