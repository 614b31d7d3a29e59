import { chakra } from '@chakra-ui/react';
import type { ChangeEvent, ClipboardEvent, FocusEventHandler, Ref } from 'react';
import { useFieldControl } from './field-context.ts';

const LENGTH = 6;

export interface CodeInputProps {
  value: string;
  onChange: (digits: string) => void;
  /** Called once with the full code. */
  onComplete?: ((digits: string) => void) | undefined;
  autoFocus?: boolean | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Six drawn cells over one real input: paste, autofill and screen readers meet an ordinary field.
 * Anything that is not a digit, of whatever keyboard, is dropped, so a code pasted as "123 456" fits.
 */
export function CodeInput(props: CodeInputProps) {
  const { value, onChange, onComplete, ref, ...input } = props;
  const wired = useFieldControl({});
  const accept = (text: string) => {
    const digits = text.replace(/\P{Nd}/gu, '').slice(0, LENGTH);
    onChange(digits);
    if (digits.length === LENGTH && digits !== value) onComplete?.(digits);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    accept(event.clipboardData.getData('text'));
  };
  return (
    <chakra.div
      position="relative"
      dir="ltr"
      display="grid"
      gridTemplateColumns={`repeat(${LENGTH}, minmax(0, 68px))`}
      gap="2"
    >
      <chakra.input
        {...input}
        {...wired}
        ref={ref}
        className="peer"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        value={value}
        onChange={(event: ChangeEvent<HTMLInputElement>) => accept(event.target.value)}
        onPaste={paste}
        position="absolute"
        inset="0"
        width="full"
        height="full"
        zIndex="1"
        bg="transparent"
        color="transparent"
        caretColor="transparent"
        cursor="text"
        borderRadius="md"
        _selection={{ bg: 'transparent' }}
        _focusVisible={{ outline: 'none', boxShadow: 'none' }}
        css={{
          '&:focus-visible ~ [data-next]': {
            outline: '3px solid {colors.focus.outer}',
            boxShadow: '0 0 0 5px {colors.focus.inner}',
          },
          '&[aria-invalid=true] ~ span': { borderColor: 'fg.error' },
        }}
      />
      {Array.from({ length: LENGTH }, (_, i) => (
        <chakra.span
          key={i}
          aria-hidden
          {...(i === Math.min(value.length, LENGTH - 1) && { 'data-next': '' })}
          height="60px"
          display="flex"
          alignItems="center"
          justifyContent="center"
          bg="bg.surface"
          borderWidth="1.5px"
          borderColor="border.control"
          borderRadius="md"
          fontSize="3xl"
          fontWeight="bold"
          fontVariantNumeric="tabular-nums"
        >
          {value[i]}
        </chakra.span>
      ))}
    </chakra.div>
  );
}
