import { Box } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Field } from '../form/Field.tsx';
import type { TextInputProps } from '../form/inputs.tsx';
import { SearchInput } from '../form/SearchInput.tsx';

export interface SearchFilterProps {
  label: string;
  /** What the list is searched for now. */
  value: string;
  /** Called with the trimmed text once typing has paused. */
  onChange: (value: string) => void;
  size?: TextInputProps['size'];
  /** The key that leads here, shown while the field is empty. */
  shortcut?: string;
}

/** Typing settles for a moment before the list is asked for. */
const settleMs = 300;

/** The search field of a `FilterBar`. */
export const SearchFilter = ({ label, value, onChange, size, shortcut }: SearchFilterProps) => {
  const [text, setText] = useState(value);
  const [shownFor, setShownFor] = useState(value);
  // What was asked for and is not searched for yet: more may be typed until it is.
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  if (shownFor !== value) {
    const at = underWay.lastIndexOf(value);
    setShownFor(value);
    setUnderWay(underWay.slice(at + 1));
    // Somebody else's value, as of a link to a list.
    if (at === -1) setText(value);
  }
  const asked = underWay.at(-1) ?? value;
  useEffect(() => {
    const next = text.trim();
    if (next === asked) return;
    const timer = setTimeout(() => {
      setUnderWay([...underWay, next]);
      onChange(next);
    }, settleMs);
    return () => clearTimeout(timer);
  });
  return (
    // It gives way to what stands beside it.
    <Box position="relative" flex={{ base: '1 0 100%', sm: '1 0 9rem' }} maxW={{ sm: '17rem' }}>
      <Field label={label} hideLabel>
        <SearchInput
          {...(size && { size })}
          placeholder={label}
          // Not below the key.
          {...(shortcut && { pe: { lg: '9' }, textOverflow: 'ellipsis' })}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {shortcut && !text && (
        <Box
          as="kbd"
          aria-hidden
          hideBelow="lg"
          position="absolute"
          insetInlineEnd="2.5"
          top="50%"
          translate="0 -50%"
          px="1.5"
          borderWidth="1px"
          borderRadius="sm"
          textStyle="meta"
          color="fg.muted"
          pointerEvents="none"
        >
          {shortcut}
        </Box>
      )}
    </Box>
  );
};
