import { chakra } from '@chakra-ui/react';
import { Eye, EyeOff, Search } from 'lucide-react';
import { useState } from 'react';
import { useUI } from '../system/ui-context.ts';
import { TextInput, type TextInputProps } from './inputs.tsx';

const Frame = chakra('div', { base: { position: 'relative', w: 'full' } });
const Inside = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineStart: '0',
    insetBlock: '0',
    display: 'flex',
    alignItems: 'center',
    ps: '3.5',
    color: 'fg.muted',
    pointerEvents: 'none',
  },
});

export interface MoneyInputProps extends TextInputProps {
  /** ISO code shown before the amount. */
  currency: string;
}

export const MoneyInput = ({ currency, ...props }: MoneyInputProps) => (
  <Frame dir="ltr">
    <Inside aria-hidden fontSize="sm" fontWeight="medium">
      <chakra.span pe="3" borderInlineEndWidth="1px" lineHeight="24px">
        {currency}
      </chakra.span>
    </Inside>
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      ps="72px"
      fontVariantNumeric="tabular-nums"
      {...props}
    />
  </Frame>
);

export const SearchInput = (props: TextInputProps) => (
  // On a phone as wide as the fields and buttons around it.
  <Frame maxW={{ base: 'none', sm: '320px' }}>
    <Inside aria-hidden>
      <Search size={18} strokeWidth={1.75} />
    </Inside>
    <TextInput type="search" size="sm" ps="10" {...props} />
  </Frame>
);

export function PasswordInput(props: TextInputProps) {
  const { labels } = useUI();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Frame>
      <TextInput
        autoComplete="current-password"
        spellCheck={false}
        autoCapitalize="none"
        pe="14"
        {...props}
        type={shown ? 'text' : 'password'}
      />
      <chakra.button
        type="button"
        aria-label={shown ? labels.hidePassword : labels.showPassword}
        onClick={() => setShown(!shown)}
        position="absolute"
        insetInlineEnd="1"
        top="50%"
        translate="0 -50%"
        width="44px"
        height="40px"
        display="inline-flex"
        alignItems="center"
        justifyContent="center"
        borderRadius="md"
        cursor="pointer"
        color="fg.muted"
        _hover={{ color: 'fg' }}
      >
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </chakra.button>
    </Frame>
  );
}
