import { chakra } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useUI } from '../system/ui-context.ts';
import { InputFrame } from './input-parts.ts';
import { TextInput, type TextInputProps } from './inputs.tsx';

export function PasswordInput(props: TextInputProps) {
  const { labels } = useUI();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <InputFrame dir={props.dir}>
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
    </InputFrame>
  );
}
